import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import { sameJson } from '@/domain/text/sameJson';
import { noticeShown } from '@/features/notices';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { rebaseEntries } from '../../drafts/editThunks';
import { pendingChanged, selectDrafts, selectPending } from '../../drafts/state/draftsReducer';
import { adminTime } from '../../layout/adminDate';
import { selectIsTableLoaded } from '../../storage/storageSlice';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { listChanges, type RecordChange } from '../changes/changes';
import type { BaseContent } from '../baseContent';
import type { ConflictSide } from '../merge/merge';
import {
  reconcileDrafts,
  resolvedChange,
  type ConflictingChange,
  type PublishStatus,
} from '../merge/reconcile';
import type { PublishTarget, PublishTargetOption, TargetFailure } from '../publishTarget';
import { publishTargets } from '../targets/registry';
import {
  type PublishResult,
  type PublishStage,
  checkChanges,
  publishChanges,
  type PublishScope,
} from '../thunks/publishChanges';
import { LATE_AFTER_MS, SLOW_AFTER_MS, liveVersion } from '../thunks/visibility';
import { useTarget } from './useTarget';

const STAGES: Record<PublishStage, string> = {
  checking: 'Checking the changes...',
  sending: 'Publishing...',
  waiting: 'Published. Waiting for the website to update...',
};

export function stageText(stage: PublishStage, isHosted: boolean): string {
  return isHosted && stage === 'waiting'
    ? 'Committed. Waiting for the host to build the website...'
    : STAGES[stage];
}

type Tone = 'success' | 'warning' | 'error';

const RESULTS: Record<Exclude<PublishResult['kind'], 'failed' | 'pending'>, [string, Tone]> = {
  visible: ['Published. Visitors see it now.', 'success'],
  downloaded: [
    'The ZIP file is being downloaded. It contains instructions for publishing. Your changes stay listed here until they are on the website.',
    'success',
  ],
  rejected: ['Nothing was published. Fix the errors first.', 'error'],
  conflicts: [
    'Nothing was published. Someone else changed the same content. Resolve the conflicts first.',
    'warning',
  ],
  unreadable: ['Nothing was published. Some content could not be loaded. Try again.', 'error'],
  busy: ['Someone else is publishing right now. Nothing was published. Try again.', 'error'],
  unloaded: ['Nothing was published. Part of this page could not be loaded. Try again.', 'error'],
};

const NOT_VISIBLE = 'Published, not visible yet.';

export function resultText(
  result: PublishResult,
  target: Pick<PublishTarget, 'explain'> | undefined,
  isHosted: boolean,
): [text: string, tone: Tone] {
  if (result.kind === 'failed') return [target?.explain(result.failure) ?? '', 'error'];
  if (result.kind !== 'pending') return RESULTS[result.kind];
  if (result.failure) return [`${NOT_VISIBLE} ${target?.explain(result.failure) ?? ''}`, 'warning'];
  const { builtAt, ageMs = 0 } = result;
  if (ageMs >= (isHosted ? LATE_AFTER_MS : SLOW_AFTER_MS))
    return [`${NOT_VISIBLE} This is taking longer than usual.`, 'warning'];
  if (!isHosted) return [STAGES.waiting, 'warning'];
  const seen =
    typeof builtAt === 'string' ? ` Visitors see the build of ${adminTime(builtAt)}.` : '';
  return [`Committed. The website updates when the host has built it.${seen}`, 'warning'];
}

interface CurrentPublication {
  option: PublishTargetOption;
  /** Undefined until it is loaded. */
  target?: PublishTarget;
  /** Undefined when it has ended. */
  stage?: PublishStage;
  id?: string;
  result?: PublishResult;
}

const VISIBLE: PublishResult = { kind: 'visible' };

/** A check of the website: why visitors do not get a publication, or without its ID why the website is old. */
interface Check {
  id: string | undefined;
  failure: TargetFailure | undefined;
  /** Ms since 1970. */
  at: number;
}

const NO_CHECK: Check = { id: undefined, failure: undefined, at: 0 };

/** Interval in ms for a website that takes long to be updated. */
const INTERVAL_MS = 15_000;

/** Polls the live content. `isPending`: something was published that is not live yet. */
function usePollVisibility(isPending: boolean, onChange: () => void, onPoll: () => void): void {
  const notify = useEffectEvent(onChange);
  const notifyPoll = useEffectEvent(onPoll);
  useEffect(() => {
    if (!isPending) return undefined;
    let known: unknown;
    const poll = async () => {
      notifyPoll();
      const { content: now } = await liveVersion();
      if (now === undefined) return;
      if (known !== undefined && now !== known) notify();
      known = now;
    };
    void poll();
    const timer = setInterval(() => void poll(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPending]);
}

function usePending(target: PublishTarget | undefined, option: PublishTargetOption | undefined) {
  const pending = useAdminSelector(selectPending);
  const awaited = pending?.publication;
  const [check, setCheck] = useState(NO_CHECK);
  const failure = check.id === awaited?.id ? check.failure : undefined;
  return {
    isVisible: pending === null,
    isAwaited: awaited !== undefined,
    setCheck,
    async checkDeployment() {
      const found = await target?.deploymentFailure?.(awaited?.id);
      const isTold = awaited || found?.code !== 'offline';
      setCheck({ id: awaited?.id, failure: isTold ? found : undefined, at: Date.now() });
    },
    /** `builtAt`: when the website that visitors get was built. */
    awaitedNotice(builtAt: unknown) {
      if (!option || !awaited) return undefined;
      const { isHosted } = option;
      const ageMs = check.at - Date.parse(awaited.at);
      const [text] = resultText({ kind: 'pending', ageMs, builtAt, failure }, target, isHosted);
      return { text, link: target?.linkOf?.(awaited.id), isHosted, isAwaited: true };
    },
    /** Returns the text about a website that is old although nothing is awaited. */
    failureNotice() {
      if (!option || !failure) return undefined;
      const { isHosted } = option;
      return { text: target?.explain(failure), link: undefined, isHosted, isAwaited: false };
    },
  };
}

/** Returns a publication that visitors get as visible, and one that they do not get yet without a result. */
function withNewestResult(publication: CurrentPublication | undefined, isVisible: boolean) {
  if (publication?.result?.kind !== 'pending') return publication;
  return { ...publication, result: isVisible ? VISIBLE : undefined };
}

/** Manages the state of the drafts on the website. `onLost` is called when the branch has lost published content. */
function useStatus(target: PublishTarget | undefined, onLost: () => void) {
  const dispatch = useAdminDispatch();
  const [status, setStatus] = useState<PublishStatus>();
  return {
    status,
    forgetStatus: () => setStatus(undefined),
    async refresh(from = target) {
      const loaded = await dispatch(reconcileDrafts(from));
      setStatus(loaded);
      if (loaded.isLost) onLost();
    },
  };
}

function usePublishing(setting: string | undefined) {
  const dispatch = useAdminDispatch();
  const { value: mainTarget, hasFailed } = useTarget(setting);
  const isTableLoaded = useAdminSelector((state) => selectIsTableLoaded(state, 'drafts'));
  const isReady = isTableLoaded && (mainTarget !== undefined || hasFailed);
  const [publication, setPublication] = useState<CurrentPublication>();
  const isMounted = useRef(true);
  // A ZIP file says nothing about the website.
  const sent = publication?.option.isDownload === false ? publication : undefined;
  const target = sent?.target ?? mainTarget;
  const { isVisible, isAwaited, setCheck, checkDeployment, awaitedNotice, failureNotice } =
    usePending(target, sent?.option ?? publishTargets(setting)[0]);
  const { status, forgetStatus, refresh } = useStatus(target, () => setPublication(undefined));

  const startUp = useEffectEvent(() => {
    void refresh();
    void checkDeployment();
  });
  useEffect(() => {
    isMounted.current = true;
    if (isReady) startUp();
    return () => {
      isMounted.current = false;
    };
  }, [isReady]);
  /** Loads the content again without the last publication, such as after a failure. */
  const restart = () => {
    setPublication(undefined);
    forgetStatus();
    void refresh();
  };
  const publish = async (to: PublishTargetOption, scope: PublishScope) => {
    setPublication({ option: to, stage: 'checking' });
    const { target: used, result } = await dispatch(
      publishChanges(to, scope, (loaded, stage, id) =>
        setPublication({ option: to, target: loaded, stage, id }),
      ),
    );
    setPublication({ option: to, target: used, result });
    if (!isMounted.current) {
      const [message, type] = resultText(result, used, to.isHosted);
      dispatch(noticeShown({ message, type }));
      return;
    }
    if (!to.isDownload)
      setCheck(
        result.kind === 'pending'
          ? { id: result.id, failure: result.failure, at: Date.now() }
          : NO_CHECK,
      );
    await refresh(to.isDownload ? target : used);
  };
  usePollVisibility(
    isAwaited && publication?.stage === undefined,
    () => void refresh(),
    () => void checkDeployment(),
  );
  /** Retries what failed after publishing, if the target supports it, and checks the website. */
  const retryDeployment = async () => {
    await target?.retryDeployment?.();
    await checkDeployment();
    await refresh();
  };
  const { result } = publication ?? {};
  const awaited = awaitedNotice(result?.kind === 'pending' && result.builtAt);
  return {
    mainTarget,
    status,
    statusError: status?.failure && target?.explain(status.failure),
    publication: withNewestResult(publication, isVisible),
    // If the target cannot be read, only the reason of that is shown.
    pending: awaited ?? (status?.failure ? undefined : failureNotice()),
    isVisible,
    /** Ends the wait. The branch is read again, because visitors may never get what it has. */
    stopWaiting: () => {
      dispatch(pendingChanged(null));
      restart();
    },
    publish,
    refresh,
    retry: restart,
    retryDeployment: () => void retryDeployment(),
  };
}

/** Whether a conflict is still open: its change has not been discarded or edited since. */
function isOpen({ change }: ConflictingChange, changes: readonly RecordChange[]): boolean {
  return changes.some(({ key, entry }) => key === change.key && sameJson(entry, change.entry));
}

function useProblems(
  base: BaseContent | undefined,
  selected: readonly RecordChange[],
): PublishProblems | undefined {
  const [problems, setProblems] = useState<PublishProblems>();
  useEffect(() => {
    if (!base || selected.length === 0) return undefined;
    let isCurrent = true;
    void checkChanges(base, selected).then((found) => isCurrent && setProblems(found));
    return () => {
      isCurrent = false;
    };
  }, [base, selected]);
  return base && selected.length > 0 ? problems : undefined;
}

/** The unpublished changes, conflicts apart. `setting`: the build setting `VITE_PUBLISH_TARGET`. */
export function usePublishScreen(setting: string | undefined) {
  const dispatch = useAdminDispatch();
  const drafts = useAdminSelector(selectDrafts);
  const draftContent = useAdminSelector(selectDraftContent);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const publications = usePublishing(setting);
  const { status, publication } = publications;
  const all = useMemo(() => listChanges(drafts, draftContent), [drafts, draftContent]);
  const conflicting = useMemo(
    () => (status?.conflicting ?? []).filter((conflict) => isOpen(conflict, all)),
    [status, all],
  );
  const changes = useMemo(() => {
    const inConflict = new Set(conflicting.map(({ change }) => change.key));
    return all.filter(({ key }) => !inConflict.has(key));
  }, [all, conflicting]);
  const selected = useMemo(
    () => changes.filter(({ key }) => !leftOut.has(key)),
    [changes, leftOut],
  );
  const problems = useProblems(status?.base, selected);
  const isBusy = publication?.stage !== undefined;
  return {
    ...publications,
    conflicting,
    resolve: (conflict: ConflictingChange, sides: readonly ConflictSide[]) =>
      void dispatch(rebaseEntries([resolvedChange(conflict, sides)])).then(() =>
        publications.refresh(),
      ),
    changes,
    selected,
    select(keys: readonly string[], isSelected: boolean) {
      const others = [...leftOut].filter((key) => !keys.includes(key));
      setLeftOut(new Set(isSelected ? others : [...others, ...keys]));
    },
    problems,
    isBusy,
    canPublish: !isBusy && problems?.errors.length === 0,
  };
}

export type PublishState = ReturnType<typeof usePublishScreen>;
