import { PATHS } from './paths';

/** Where unpublished changes are published; apart from {@link PATHS}, which every visitor loads. */
export const PUBLISH_PATH = `${PATHS.admin}/publish`;
/** Where what was published before is shown and restored. */
export const HISTORY_PATH = `${PUBLISH_PATH}/history`;
/** Where backups of drafts that could not be read are downloaded and restored. */
export const BACKUPS_ID = 'backups';
export const BACKUPS_PATH = `${HISTORY_PATH}#${BACKUPS_ID}`;

/** Parameters of an editor's address: the id of the record that is opened, and the name of the field in its form. */
export const EDIT_PARAM = 'edit';
export const FIELD_PARAM = 'field';

/** Parameter of a list's address: the id of the category that the category manager opens. */
export const CATEGORIES_PARAM = 'categories';

/** Address of a list's page with the category manager open at a category. */
export function categoryAddress(page: string, id: string): string {
  return `${page}?${new URLSearchParams({ [CATEGORIES_PARAM]: id, [FIELD_PARAM]: 'name' })}`;
}

/**
 * Address of an editor with a record open and the keyboard in one of its fields.
 * @param page path of the editor's page
 * @param id of the record; undefined on a page that is one form
 * @param field name in the form; one that the form does not have is passed over
 */
export function editorPath(page: string, id: string | undefined, field?: string): string {
  const params = new URLSearchParams();
  if (id !== undefined) params.set(EDIT_PARAM, id);
  if (field !== undefined) params.set(FIELD_PARAM, field);
  return params.size > 0 ? `${page}?${params}` : page;
}
