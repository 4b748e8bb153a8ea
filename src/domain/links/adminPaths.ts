import { encodeText, PATHS } from './paths';

/** Not part of {@link PATHS}, which is in the public bundle. */
export const PUBLISH_PATH = `${PATHS.admin}/publish` as const;
export const HISTORY_PATH = `${PUBLISH_PATH}/history` as const;
export const HELP_PATH = `${PATHS.admin}/help` as const;
/** Path of the page that receives the text of a message from another app. Also the key of the text in the cache. */
export const SHARE_PATH = `${PATHS.admin}/share` as const;
export const SETTINGS_ALIAS = `${PATHS.admin}/settings` as const;
export const REQUESTS_PATH = `${PATHS.admin}/requests` as const;
/** Path of the page for a new request, which also opens request links. */
export const NEW_REQUEST_PATH = `${REQUESTS_PATH}/new` as const;
/** Path of the page for the encrypted copy of the desk, which also opens the links of other devices. */
export const DEVICES_PATH = `${REQUESTS_PATH}/devices` as const;
export const REQUESTS_CALENDAR_PATH = `${REQUESTS_PATH}/calendar` as const;
export const CUSTOMERS_PATH = `${REQUESTS_PATH}/customers` as const;
export const UNITS_PATH = `${REQUESTS_PATH}/units` as const;
export const LABELS_PATH = `${UNITS_PATH}/labels` as const;
export const REPORTS_PATH = `${REQUESTS_PATH}/reports` as const;
export const REQUESTS_SETTINGS_PATH = `${REQUESTS_PATH}/settings` as const;

/** Query parameters of an editor: the ID of the opened record, and the name of the focused field. */
export const EDIT_PARAM = 'edit';
export const FIELD_PARAM = 'field';

/** Query parameter of a list: the ID of the category that the category manager opens. */
export const CATEGORIES_PARAM = 'categories';

export function categoryEditorPath(page: string, id: string): string {
  return `${page}?${new URLSearchParams({ [CATEGORIES_PARAM]: id, [FIELD_PARAM]: 'name' })}`;
}

/** @param id undefined for editors that consist of a single form @param field ignored if the form does not have it */
export function editorPath(page: string, id: string | undefined, field?: string): string {
  const params = new URLSearchParams();
  if (id !== undefined) params.set(EDIT_PARAM, id);
  if (field !== undefined) params.set(FIELD_PARAM, field);
  return params.size > 0 ? `${page}?${params}` : page;
}

export function customerPath(id: string): string {
  return `${CUSTOMERS_PATH}/${encodeText(id)}`;
}

export function unitPath(id: string): string {
  return `${UNITS_PATH}/${encodeText(id)}`;
}

export function requestPath(
  reference: string,
  page?: 'packing' | 'handover' | 'return' | 'quote',
): string {
  const path = `${REQUESTS_PATH}/${encodeText(reference)}`;
  return page === undefined ? path : `${path}/${page}`;
}

export function documentPath(reference: string, number: string): string {
  return `${requestPath(reference)}/documents/${encodeText(number)}`;
}

/** Where to go after the sign-in: `/admin` for anything but a page of the back office. Never throws. */
export function safeReturnPath(path: unknown): string {
  if (typeof path !== 'string' || !/^\/admin(?:[/?#]|$)/.test(path)) return PATHS.admin;
  // Browsers treat a backslash as a slash and ignore tabs and line breaks.
  if (/[\\\p{Cc}]/u.test(path)) return PATHS.admin;
  const { pathname, search, hash, origin } = new URL(path, 'https://site.invalid');
  const isInside = pathname === PATHS.admin || pathname.startsWith(`${PATHS.admin}/`);
  const isSignIn = pathname.startsWith(PATHS.adminLogin);
  return origin === 'https://site.invalid' && isInside && !isSignIn
    ? pathname + search + hash
    : PATHS.admin;
}
