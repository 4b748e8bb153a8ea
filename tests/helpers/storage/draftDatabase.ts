import { openDatabase } from '../../../src/api/storage/openDatabase';

/** The database of the drafts, for the functions of idb-keyval. */
export const draftDatabase = openDatabase('slate-drafts', 'entries');
