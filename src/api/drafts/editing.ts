import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { newId } from '@/domain/ids';
import { sameJson } from '@/domain/sameJson';
import {
  draftKey,
  PAGE_IDS,
  SITE_ID,
  type Change,
  type Collection,
  type Draftable,
  type Drafts,
  type DraftEntry,
  type Step,
} from './draftEntry';
import { draftsChanged, stepRedone, stepUndone } from './draftSlices';
import { storeNow, type StoringOutcome } from './draftKeeper';
import { orderedIds } from './orders';
import { repairOf, withRepairs } from './repairs';
import { triedAgain } from './retriedStep';
import { undoConflict } from './undoCheck';
import { selectPublished, type WorkshopState } from './workingCopySelectors';
import type { Content } from '@/domain/content';

/** A thunk of the back office. */
export type WorkshopThunk<R> = ThunkAction<R, WorkshopState, unknown, UnknownAction>;

/** A record as it is to be from now on; null deletes it. */
export type Edit = {
  [C in Collection]: {
    collection: C;
    id: string;
    draft: Draftable[C] | null;
    /** As in {@link DraftEntry}. */
    place?: number;
  };
}[Collection];

/** How an edit ended; `refused` while another tab edits or nothing has been read yet. */
export type EditOutcome = { step: Step | null; kept: StoringOutcome | 'refused' };

/** A record as it is published; null when it is not. */
export function publishedRecord(
  content: Content | undefined,
  collection: Collection,
  id: string,
): unknown {
  if (!content) return null;
  if (collection === 'settings') return id === SITE_ID ? content.site : null;
  if (collection === 'pages') {
    if (id === PAGE_IDS.home) return content.home;
    if (id === PAGE_IDS.about) return content.about;
    return content.servicesIntro ?? null;
  }
  if (collection === 'repairs') {
    const part = content.unreadable?.parts.find((one) => one.id === id);
    return part ? repairOf(part) : null;
  }
  if (collection === 'orders') return { ids: orderedIds(content, id) };
  return (content[collection] as { id: string }[]).find((item) => item.id === id) ?? null;
}

/** A record's entry; ids are any text, such as a name that every object has. */
function entryOf(drafts: Drafts, collection: Collection, id: string): DraftEntry | null {
  const map: Record<string, DraftEntry> = drafts[collection];
  const key = draftKey(id);
  return Object.hasOwn(map, key) ? (map[key] ?? null) : null;
}

/** The entry a record has after an edit: none when it is again what it began from, and visitors get that. */
function entryAfter(
  { base, over }: Pick<DraftEntry, 'base' | 'over'>,
  draft: unknown,
  place?: number,
): DraftEntry | null {
  const isAhead = over !== undefined;
  if (!isAhead && sameJson(base, draft)) return null;
  const isPlaced = base === null && place !== undefined;
  return { base, draft, ...(isAhead && { over }), ...(isPlaced && { place }) };
}

/** What these edits would change of the drafts; nothing is changed yet. */
export function changesOf(
  edits: readonly Edit[],
  drafts: Drafts,
  published: Content | undefined,
): Change[] {
  const repaired = published && withRepairs(published, drafts.repairs);
  return edits.flatMap(({ collection, id, draft, place }): Change[] => {
    const before = entryOf(drafts, collection, id);
    const content = collection === 'repairs' ? published : repaired;
    const began = before ?? { base: publishedRecord(content, collection, id) };
    const after = entryAfter(began, draft, place ?? before?.place);
    return sameJson(before, after) ? [] : [{ collection, id, before, after }];
  });
}

/**
 * Makes edits as one step that can be undone, and stores them at once: what is shown as saved is saved.
 * When storing fails the edits stay in memory and on the screen (decisions.md, Failed saves).
 * @param label in plain words, for the history
 * @param now ISO 8601
 */
export function makeEdits(
  label: string,
  edits: readonly Edit[],
  now: string,
): WorkshopThunk<Promise<EditOutcome>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { keeping } = state.drafts;
    if (keeping.isFollowing || keeping.status === 'reading') return { step: null, kept: 'refused' };
    const changes = changesOf(edits, state.drafts, selectPublished(state)?.content);
    if (changes.length === 0) {
      // The same again after a failed save: it may be stored now.
      const isStored = keeping.status !== 'memory';
      return { step: null, kept: isStored ? 'stored' : await dispatch(storeNow()) };
    }
    const again = triedAgain(state.drafts, label, changes);
    const step: Step = {
      ...(again ?? { id: newId('step-', Math.random), changes }),
      label,
      at: now,
    };
    dispatch(draftsChanged(step));
    return { step, kept: await dispatch(storeNow()) };
  };
}

/** Whether a step can still be taken back: nothing it changed has been changed again since. */
export function canUndo(step: Step, drafts: WorkshopState['drafts']): boolean {
  const last = new Map(step.changes.map((change) => [`${change.collection}/${change.id}`, change]));
  return [...last.values()].every(({ collection, id, after }) =>
    sameJson(entryOf(drafts, collection, id), after),
  );
}

/** What came of an undo: the step that was taken back, or why none was, in plain words. */
export type UndoOutcome = { step: Step } | { refusal: string };

const FOLLOWING =
  'Nothing was undone: another tab of this browser is editing. Choose “Edit here instead” first.';
const CHANGED_SINCE = 'This cannot be undone any more: it has been changed again since.';

/** Takes a step back: the given one, else the last. */
export function undo(stepId?: string): WorkshopThunk<Promise<UndoOutcome>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { drafts } = state;
    const { done } = drafts.history;
    const step = stepId === undefined ? done.at(-1) : done.find(({ id }) => id === stepId);
    if (drafts.keeping.isFollowing) return { refusal: FOLLOWING };
    if (!step || !canUndo(step, drafts)) return { refusal: CHANGED_SINCE };
    const content = selectPublished(state)?.content;
    const refusal = content ? undoConflict(step, drafts, content) : null;
    if (refusal) return { refusal };
    dispatch(stepUndone(step));
    await dispatch(storeNow());
    return { step };
  };
}

/** Does the step again that was taken back last; null when there is none. */
export function redo(): WorkshopThunk<Promise<Step | null>> {
  return async (dispatch, getState) => {
    const { history, keeping } = getState().drafts;
    const [step] = history.undone;
    if (!step || keeping.isFollowing) return null;
    dispatch(stepRedone(step));
    await dispatch(storeNow());
    return step;
  };
}
