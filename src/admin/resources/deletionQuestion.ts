import type { EditingThunk } from '../drafts/editThunks';
import { selectDraftContent } from '../drafts/content/draftContentSelectors';
import type { ConfirmOptions } from '../layout/useConfirm';
import { findUsages } from './findUsages';
import { describeRecords, titleCase } from './labels';
import { isFeaturedRecord, type ResourceName } from './registry';
import type { ResourceData } from './resource';
import { recordsWith } from './saveRequest';

/** Returns the confirmation before records are deleted, which names the places where they are used. */
export function deletionQuestion<C extends ResourceName>(
  resource: ResourceData<C>,
  ids: readonly string[],
): EditingThunk<ConfirmOptions> {
  return (_dispatch, getState) => {
    const { name, labels, pathOf, messages } = resource;
    const content = selectDraftContent(getState());
    const records = content ? recordsWith(content, name, ids) : [];
    const [first] = records;
    const title = `Delete ${describeRecords(resource, records)}?`;
    if (content && first && messages.deletion)
      return { title, text: messages.deletion(first, content), verb: 'Delete' };
    const places = records.flatMap((record) => [
      ...(isFeaturedRecord(record) ? [`Featured ${titleCase(labels.many)}`] : []),
      ...(content ? findUsages(content, { id: record.id, path: pathOf?.(record) }) : []),
    ]);
    const what = describeRecords(resource, records, (recordName) => `"${recordName}"`);
    const question = `Are you sure you want to delete ${what}? This action cannot be undone.`;
    const uses = [...new Set(places)].join(', ');
    return { title, text: uses ? `${question} Used in: ${uses}.` : question, verb: 'Delete' };
  };
}
