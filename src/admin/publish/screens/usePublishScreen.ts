import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import { sameJson } from '@/domain/text/sameJson';
import { noticeShown } from '@/features/notices';
import { selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { selectIsTableLoaded } from '../../storage/storageSlice';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { listChanges, type RecordChange } from '../changes/changes';
import type { LiveContent } from '../liveContent';
import type { ConflictSide } from '../merge/merge';
import { resolveConflict, type ConflictingChange } from '../merge/reconcile';
import type { PublishTarget, PublishTargetOption, TargetFailure } from '../publishTarget';
import { publishTargets, useTarget } from '../targets/registry';
import {
  checkChanges,
  publishChanges,
  refreshResult,
  type PublishResult,
  type PublishScope,
  type PublishStage,
} from '../thunks/publishChanges';
import { fetchPublishStatus, type PublishStatus } from '../thunks/publishStatus';
import { liveVersion } from '../thunks/visibility';
import { resultText } from './resultMessages';

/** The last publication of this screen, or one before it that is not live yet. */
interface CurrentPublication {
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
/** Loads the main target, which may know why an earlier publication is not live. */
function useMainTarget(
  setting: string | undefined,
  onFailure: (target: PublishTarget, failure: TargetFailure) => void,
) {
  const { value: target } = useTarget(setting);
  const notify = useEffectEvent(onFailure);
  useEffect(() => {
    void target?.deploymentFailure?.().then((failure) => {
      if (failure && failure.code !== 'offline') notify(target, failure);
    });
  }, [target]);
  return target;
}

/** Manages the publications of this screen, and the state of the drafts on the website. */
function usePublications(setting: string | undefined) {
  const dispatch = useAdminDispatch();
  const isLoading = !useAdminSelector((state) => selectIsTableLoaded(state, 'drafts'));
  const [status, setStatus] = useState<PublishStatus>();
  const [publication, setPublication] = useState<CurrentPublication>();
  /** The target of a publication that may not be live yet. */
  const [aheadTarget, setAheadTarget] = useState<PublishTarget>();
  const isMounted = useRef(true);

  const mainTarget = useMainTarget(setting, (target, failure) => {
    const [option] = publishTargets(setting);
    const result: PublishResult = { kind: 'pending', failure, sent: [] };
    if (option) setPublication((last) => last ?? { option, target, result });
  });
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
      publishChanges(option, scope, (loaded, stage, id) =>
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
  /** Tells whether a publication will not become live, as soon as its target knows it. */
  const checkDeployment = async () => {
    const failure = await publication?.target?.deploymentFailure?.();
    setPublication((last) => (last?.result?.kind === 'pending' ? afterRetry(last, failure) : last));
  };
  usePollVisibility(
    publication?.result?.kind === 'pending',
    () => void refresh(),
    () => void checkDeployment(),
  );
  /** Retries what failed after publishing, if the target supports it, and checks the website. */
  const retryDeployment = async () => {
    const { target } = publication ?? {};
    if (target?.retryDeployment) {
      setPublication((last) => last && { ...last, stage: 'waiting' });
      const failure = await target.retryDeployment();
      setPublication((last) => last && afterRetry(last, failure));
    }
    await checkDeployment();
    await refresh();
  };
  return {
    mainTarget,
    status,
    /** Why the target could not be read, in sentences. */
    statusError: status?.failure && aheadTarget?.explain(status.failure),
    publication,
    publish,
    resolve: (conflicting: ConflictingChange, sides: readonly ConflictSide[]) =>
      void dispatch(resolveConflict(conflicting, sides)).then(() => refresh()),
    /** Loads the content again after a failure, and removes the error of that failure. */
    retry: () => {
      setPublication(undefined);
      void refresh();
    },
    retryDeployment: () => void retryDeployment(),
  };
}

/** Whether a conflict is still open: its change has not been discarded or edited since. */
function isOpen({ change }: ConflictingChange, changes: readonly RecordChange[]): boolean {
  return changes.some(({ key, entry }) => key === change.key && sameJson(entry, change.entry));
}

/** Returns the problems that publishing these changes would have; undefined until they are known. */
function useProblems(
  live: LiveContent | undefined,
  selected: readonly RecordChange[],
  result: PublishResult | undefined,
): PublishProblems | undefined {
  const [problems, setProblems] = useState<PublishProblems>();
  useEffect(() => {
    if (!live || selected.length === 0) return undefined;
    let isCurrent = true;
    void checkChanges(live, selected).then((found) => isCurrent && setProblems(found));
    return () => {
      isCurrent = false;
    };
  }, [live, selected]);
  if (!problems || !live || selected.length === 0) return undefined;
  // Publishing checks newer content than this screen.
  const known = new Set(problems.errors.map(({ message }) => message));
  const rejected = result?.kind === 'rejected' ? result.problems : [];
  const found = rejected.filter(({ message }) => !known.has(message));
  return { ...problems, errors: [...problems.errors, ...found] };
}

/**
 * Returns the unpublished changes, conflicts apart, their selection, their state on the website, and the actions on them.
 * @param setting the build setting `VITE_PUBLISH_TARGET`
 */
export function usePublishScreen(setting: string | undefined) {
  const drafts = useAdminSelector(selectDrafts);
  const copy = useAdminSelector(selectWorkingCopy);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const publications = usePublications(setting);
  const { status, publication } = publications;
  const all = useMemo(() => listChanges(drafts, copy), [drafts, copy]);
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
  const problems = useProblems(status?.live, selected, publication?.result);
  const isBusy = publication?.stage !== undefined;
  return {
    ...publications,
    conflicting,
    changes,
    selected,
    select(keys: readonly string[], isSelected: boolean) {
      const others = [...leftOut].filter((key) => !keys.includes(key));
      setLeftOut(new Set(isSelected ? others : [...others, ...keys]));
    },
    problems,
    isBusy,
    /** Whether something was published from this browser that visitors do not see yet. */
    isWaiting: all.some(({ entry }) => entry.over !== undefined),
    canPublish: !isBusy && problems?.errors.length === 0,
  };
}

/** What the parts of the screen show. */
export type PublishState = ReturnType<typeof usePublishScreen>;
