import * as v from 'valibot';
import {
  COLLECTIONS,
  type Collection,
  type DraftableRecords,
  type DraftEntry,
  type Drafts,
  type HistoryState,
  type UndoStep,
} from '../state/draftEntry';
import { isValidDraftRecord } from '../state/draftSchemas';

/** All drafts of this browser with the steps that can be undone. */
export interface DraftsWithHistory {
  drafts: Drafts;
  history: HistoryState;
}

const entrySchema = v.object({
  base: v.nullable(v.record(v.string(), v.unknown())),
  draft: v.nullable(v.record(v.string(), v.unknown())),
  over: v.exactOptional(v.nullable(v.record(v.string(), v.unknown()))),
  place: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const changeSchema = v.object({
  collection: v.picklist(COLLECTIONS),
  id: v.string(),
  before: v.nullable(entrySchema),
  after: v.nullable(entrySchema),
});

const stepSchema = v.object({
  id: v.string(),
  label: v.string(),
  at: v.string(),
  changes: v.array(changeSchema),
  isInput: v.optional(v.boolean()),
});

/** Whether the records of an entry have the fields that their screen relies on. */
function isValidEntry<C extends Collection>(
  collection: C,
  id: string,
  entry: DraftEntry,
): entry is DraftEntry<DraftableRecords[C]> {
  return [entry.base, entry.draft, entry.over ?? null].every((record) =>
    isValidDraftRecord(collection, id, record),
  );
}

/** Parses the draft of a record; null if it lacks fields that its screen relies on. Never throws. */
export function readDraftEntry<C extends Collection>(
  collection: C,
  id: string,
  json: unknown,
): DraftEntry<DraftableRecords[C]> | null {
  const { success, output } = v.safeParse(entrySchema, json);
  if (!success) return null;
  const entry: DraftEntry = output;
  return isValidEntry(collection, id, entry) ? entry : null;
}

/** Parses steps. Those that cannot be read are left out. Never throws. */
export function readSteps(json: unknown): UndoStep[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((step) => {
    const { success, output } = v.safeParse(stepSchema, step);
    const isWhole =
      success &&
      output.changes.every(({ collection, id, before, after }) =>
        [before, after].every((entry) => !entry || isValidEntry(collection, id, entry)),
      );
    return isWhole ? [output] : [];
  });
}
