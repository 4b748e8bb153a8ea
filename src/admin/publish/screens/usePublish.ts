import { useEffect, useEffectEvent, useRef, useState, useMemo } from 'react';
import { noticeShown } from '@/features/notices';
import { selectIsTableLoaded } from '../../storage/storageSlice';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import type { ConflictSide } from '../merge/merge';
import { resolveConflict, type ConflictingChange } from '../merge/reconcile';
import { resultText } from './resultMessages';
import {
  refreshResult,
  type PublishResult,
  type PublishScope,
  type PublishStage,
  publishTo,
  checkChanges,
} from '../thunks/publishChanges';
import { liveVersion } from '../thunks/visibility';
import { fetchPublishStatus, type PublishStatus } from '../thunks/publishStatus';
import type { PublishTarget, PublishTargetOption, TargetFailure } from '../publishTarget';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import { sameJson } from '@/domain/text/sameJson';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import { listChanges, type RecordChange } from '../changes/changes';
import type { LiveContent } from '../liveContent';

/** The last publication of this screen. */
export interface CurrentPublication {
  option: PublishTargetOption;
  /** Undefined until it is loaded. */
  target?: PublishTarget;
  /** Undefined when it has ended. */
  stage?: PublishStage;
  /** Assigned by the target. */
  id?: string;
  result?: PublishResult;
}

/** Returns a publication after a retry, with the reason if it still cannot become live. */
function afterRetry(
  { result, ...publication }: CurrentPublication,
  failure: TargetFailure | undefined,
): CurrentPublication {
  return {
    ...publication,
    stage: undefined,
    result: result?.kind === 'pending' ? { ...result, failure } : result,
  };
}

/** Interval in ms for a website that takes long to be updated. */
const INTERVAL_MS = 15_000;

/**
 * Polls whether the live content has changed.
 * @param isPending whether something was published that is not live yet
 * @param onChange called when the live content has changed
 * @param onPoll called with each poll
 */
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

/** Manages the publications of this screen, and the state of the drafts on the website. */
export function usePublication() {
  const dispatch = useAdminDispatch();
  const isLoading = !useAdminSelector((state) => selectIsTableLoaded(state, 'drafts'));
  const [status, setStatus] = useState<PublishStatus>();
  const [publication, setPublication] = useState<CurrentPublication>();
  /** The target of a publication that may not be live yet. */
  const [aheadTarget, setAheadTarget] = useState<PublishTarget>();
  const isMounted = useRef(true);

  /** Loads the status again, and updates the result of the last publication. */
  const refresh = (target = aheadTarget) =>
    dispatch(fetchPublishStatus(target)).then((loaded) => {
      setStatus(loaded);
      setPublication((last) =>
        last?.result ? { ...last, result: refreshResult(last.result, loaded) } : last,
      );
    });
  const refreshInitially = useEffectEvent(() => void refresh());
  useEffect(() => {
    isMounted.current = true;
    if (!isLoading) refreshInitially();
    return () => {
      isMounted.current = false;
    };
  }, [isLoading]);
  const publish = async (option: PublishTargetOption, scope: PublishScope) => {
    setPublication({ option, stage: 'checking' });
    const { target, result } = await dispatch(
      publishTo(option, scope, (loaded, stage, id) =>
        setPublication({ option, target: loaded, stage, id }),
      ),
    );
    setPublication({ option, target, result });
    if (!isMounted.current) {
      const [message, type] = resultText(result, target, option.isHosted);
      dispatch(noticeShown({ message, type }));
      return;
    }
    const nextTarget = option.isDownload ? aheadTarget : target;
    setAheadTarget(nextTarget);
    await refresh(nextTarget);
  };
  /** Tells that a publication will not become live, as soon as its target knows it. */
  const checkDeployment = async () => {
    const failure = await publication?.target?.deploymentFailure?.();
    if (failure) setPublication((last) => last && afterRetry(last, failure));
  };
  usePollVisibility(
    publication?.result?.kind === 'pending',
    () => void refresh(),
    () => void checkDeployment(),
  );
  /** Loads the content again after a failure, and removes the error of that failure. */
  const retry = async () => {
    setPublication(undefined);
    await refresh();
  };
  /** Retries what failed after publishing, if the target supports it, and checks the website. */
  const retryDeployment = async () => {
    if (aheadTarget?.retryDeployment) {
      setPublication((last) => last && { ...last, stage: 'waiting' });
      const failure = await aheadTarget.retryDeployment();
      setPublication((last) => last && afterRetry(last, failure));
    }
    await checkDeployment();
    await refresh();
  };
  const resolve = async (conflicting: ConflictingChange, sides: readonly ConflictSide[]) => {
    await dispatch(resolveConflict(conflicting, sides));
    await refresh();
  };
  return {
    status,
    /** Why the target could not be read, in sentences. */
    statusError: status?.failure && aheadTarget?.explain(status.failure),
    publication,
    publish,
    resolve,
    refresh: () => void refresh(),
    retry: () => void retry(),
    retryDeployment: () => void retryDeployment(),
  };
}

/** Whether a conflict is still open: its change has not been discarded or edited since. */
function isOpen({ change }: ConflictingChange, changes: readonly RecordChange[]): boolean {
  return changes.some(({ key, entry }) => key === change.key && sameJson(entry, change.entry));
}

/** Returns the problems that publishing these changes would have; undefined until they are known. */
function useProblems(live: LiveContent | undefined, selected: readonly RecordChange[]) {
  const [problems, setProblems] = useState<PublishProblems>();
  const canCheck = live !== undefined && selected.length > 0;
  useEffect(() => {
    if (!live || selected.length === 0) return undefined;
    let isCurrent = true;
    void checkChanges(live, selected).then((found) => isCurrent && setProblems(found));
    return () => {
      isCurrent = false;
    };
  }, [live, selected]);
  return canCheck ? problems : undefined;
}

/** Returns the unpublished changes, which of them are selected, and a function that selects some of them. */
function useSelection() {
  const drafts = useAdminSelector(selectDrafts);
  const copy = useAdminSelector(selectWorkingCopy);
  const changes = useMemo(() => listChanges(drafts, copy), [drafts, copy]);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(
    () => changes.filter(({ key }) => !leftOut.has(key)),
    [changes, leftOut],
  );
  const select = (keys: readonly string[], isSelected: boolean) => {
    const others = [...leftOut].filter((key) => !keys.includes(key));
    setLeftOut(new Set(isSelected ? others : [...others, ...keys]));
  };
  return { changes, selected, select };
}

/** Returns the changes, the selection, their state on the website, and the actions on them. */
export function usePublish() {
  const { changes, selected, select } = useSelection();
  const publication = usePublication();
  const { live, conflicting = [] } = publication.status ?? {};
  return {
    ...publication,
    changes,
    selected,
    select,
    conflicting: conflicting.filter((conflict) => isOpen(conflict, changes)),
    problems: useProblems(live, selected),
  };
}
