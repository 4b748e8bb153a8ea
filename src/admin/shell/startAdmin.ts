import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { persistSlice, startPersistor } from '@/api/storage/persistSlice';
import { PAGE_IDS, SITE_ID } from '@/domain/content/contentModel';
import { FILES } from '@/domain/links/contentPaths';
import type { HomePageContent } from '@/domain/page/homeSchema';
import {
  activityAdded,
  activityUndone,
  activitiesReplaced,
  activityEntry,
  activitySlice,
  listenForActivities,
} from '@/features/activity';
import { type NoticeInput, noticeShown } from '@/features/notices';
import { settingsEntry } from '@/features/settings';
import { warnBeforeUnload } from '@/ui/feedback/useBeforeUnloadWarning';
import { yieldToMain } from '@/ui/schedule';
import { selectPublished } from '../drafts/content/draftContent';
import { followLive } from '../drafts/content/followLive';
import { liveContentQuery } from '../drafts/content/liveContent';
import { redo, undo, type UndoOutcome } from '../drafts/editThunks';
import { undoRejectionMessage } from '../drafts/messages';
import { stepRedone, stepUndone, selectDrafts, injectDrafts } from '../drafts/state/draftsReducer';
import { keepDrafts } from '../drafts/storage/draftTable';
import { deleteUnusedMedia } from '../drafts/storage/mediaDrafts';
import { keepUnsavedInput } from '../forms/unsavedInput';
import {
  editsSaved,
  redoRequested,
  persistRetryRequested,
  undoRequested,
  showStep,
  retryPersist,
} from '../forms/saveEdits';
import { beforePublishing } from '../publish/thunks/preparation';
import { followRequestsOfDesk, loadRequestsOfDesk } from '../requests/today/RequestsSummary';
import { onCleared } from '../storage/database';
import { selectIsTableLoaded, selectIsOnlyInMemory } from '../storage/storageSlice';
import type { AdminStartListening, AdminState, AdminThunk } from '../store/adminState';
import { selectInputs, unsavedSlice } from '../store/unsavedSlice';

function noticeOf(
  outcome: UndoOutcome,
  verb: string,
  actionFor: (stepId: string) => NonNullable<NoticeInput['action']>,
): NoticeInput {
  if ('rejection' in outcome)
    return { message: undoRejectionMessage(outcome.rejection), type: 'warning' };
  const { id, label } = outcome.step;
  return { message: `${verb}: ${label}`, type: 'success', action: actionFor(id) };
}

const undoButton = (stepId: string) => ({ label: 'Undo', dispatches: undoRequested(stepId) });
const redoButton = () => ({ label: 'Redo', dispatches: redoRequested() });

export function startAdminListeners(startListening: AdminStartListening): void {
  startListening({
    actionCreator: editsSaved,
    effect({ payload: { message, stepId, duration, activity } }, { dispatch }) {
      dispatch(
        showStep({
          message,
          type: 'success',
          duration,
          action: undoButton(stepId),
        }),
      );
      if (activity) dispatch(activityAdded(activity, new Date().toISOString(), stepId));
    },
  });
  for (const actionCreator of [stepUndone, stepRedone])
    startListening({
      actionCreator,
      effect({ payload: { id } }, { dispatch }) {
        dispatch(activityUndone({ id, isUndone: actionCreator === stepUndone }));
      },
    });
  startListening({
    actionCreator: undoRequested,
    async effect({ payload }, { dispatch, getState }) {
      // The rental desk undoes its own steps.
      if (getState().undoHistory.done.some(({ id, desk }) => id === payload && desk)) return;
      dispatch(showStep(noticeOf(await dispatch(undo(payload)), 'Undone', redoButton)));
    },
  });
  startListening({
    actionCreator: redoRequested,
    async effect(_action, { dispatch, getState }) {
      if (getState().undoHistory.undone[0]?.desk) return;
      const outcome = await dispatch(redo());
      if (outcome) dispatch(showStep(noticeOf(outcome, 'Redone', undoButton)));
    },
  });
  startListening({
    actionCreator: persistRetryRequested,
    effect: ({ payload }, { dispatch }) => dispatch(retryPersist(payload)),
  });
}

/** Entry of local storage that exists while `siteSettings` has a draft. Public pages leave both alone. */
const DRAFT_MARK = `${settingsEntry.key}:draft`;

/** Returns the home page for other code, with both field names of a testimonial’s text set to the same value. */
function toMirroredHomePage({ testimonials, ...home }: HomePageContent): object {
  const cards = testimonials.cards.map((card) => ({ ...card, content: card.text }));
  return { ...home, testimonials: { ...testimonials, cards } };
}

/** Writes an entry if its value has changed; null removes it. */
function put(key: string, value: object | string | null): void {
  if (value === null) {
    removeEntry('local', key);
    return;
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (readEntry('local', key) === text) return;
  // An outdated value must not be taken for the present one.
  if (writeEntry('local', key, text) !== 'stored') removeEntry('local', key);
}

function writeCopies(state: AdminState): void {
  const { pages, settings } = selectDrafts(state);
  const home = pages[PAGE_IDS.home]?.draft as HomePageContent | undefined;
  put('homePageData', home ? toMirroredHomePage(home) : null);
  put('aboutPageData', pages[PAGE_IDS.about]?.draft ?? null);
  const draft = settings[SITE_ID]?.draft;
  if (draft) {
    // Before the entry, so that it is there when another tab receives the `storage` event of the entry.
    put(DRAFT_MARK, '1');
    put(settingsEntry.key, draft);
  } else if (readEntry('local', DRAFT_MARK) !== null) {
    const published = selectPublished(state);
    const isKnown = published && !published.failed.includes(FILES.site);
    // Without the published settings, public pages write the entry again.
    put(settingsEntry.key, isKnown ? published.content.site : null);
    put(DRAFT_MARK, null);
  }
}

/** Keeps the public entries of the drafts up to date, for other code to read. Only the drafts are authoritative. */
export function keepDraftCopies(): AdminThunk<void> {
  return (_dispatch, _getState, { startListening }) => {
    startListening({
      predicate: (_action, now, before) =>
        selectIsTableLoaded(now, 'drafts') &&
        (selectDrafts(now) !== selectDrafts(before) ||
          now.storage !== before.storage ||
          selectPublished(now) !== selectPublished(before)),
      effect: (_action, { getState }) => writeCopies(getState()),
    });
  };
}

const CLEARED =
  'This browser cleared its storage while this page was open. Everything that this tab holds has been stored again.';

function extendStore(): AdminThunk<void> {
  return (dispatch, getState, { inject, startListening }) => {
    const activity = persistSlice(activitySlice, activityEntry, ({ list }) =>
      activitiesReplaced(list),
    );
    injectDrafts(inject);
    [unsavedSlice, activity].forEach((slice) => inject(slice));
    // The slices get their initial state with the first action. It must not be one of redux-persist,
    // which would pass an empty object instead of `undefined`.
    dispatch({ type: 'admin/started' });
    startPersistor(dispatch);
    activity.connect(dispatch);
    startAdminListeners(startListening);
    dispatch(keepUnsavedInput());
    dispatch(keepDraftCopies());
    followLive({ dispatch, getState, startListening });
    void keepDrafts({ dispatch, getState, startListening }).loaded.then(() =>
      deleteUnusedMedia([getState().undoHistory, selectInputs(getState())], Date.now()),
    );
    onCleared(() => dispatch(noticeShown({ message: CLEARED, type: 'warning', duration: 10_000 })));
    beforePublishing(
      () => dispatch(followRequestsOfDesk()),
      () => dispatch(loadRequestsOfDesk()),
    );
    // What is not stored stays in the store on public pages, so every page has to warn.
    warnBeforeUnload(() => selectIsOnlyInMemory(getState()));
  };
}

/**
 * Starts the back office. The listeners stay with the store: the Undo button of a toast and a pending save still work
 * after the administrator has left for the website, and signing out there removes the publishing credential. Returns
 * a function that ends what only the pages of the back office need.
 */
export function startAdmin(): AdminThunk<() => void> {
  return (dispatch, getState) => {
    if (!('activity' in getState())) dispatch(extendStore());
    // The requests for the files are not part of the task that renders the page.
    void yieldToMain().then(() => dispatch(liveContentQuery.initiate()));
    // Asks the browser not to evict unpublished work when disk space is low.
    void navigator.storage?.persist?.().catch(() => false);
    return listenForActivities((request) =>
      dispatch(activityAdded(request, new Date().toISOString())),
    );
  };
}
