import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import { sameJson } from '@/domain/text/sameJson';
import { noticeShown } from '@/features/notices';
import { selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import { pendingChanged } from '../../drafts/state/draftSlices';
import { selectDrafts, selectPending } from '../../drafts/state/draftsReducer';
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
  type PublishResult,
  type PublishScope,
  type PublishStage,
} from '../thunks/publishChanges';
import { fetchPublishStatus, type PublishStatus } from '../thunks/publishStatus';
import { liveVersion } from '../thunks/visibility';
import { resultText } from './resultMessages';

/** The last publication of this screen. */
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

const VISIBLE: PublishResult = { kind: 'visible' };

/** Time in ms after which a publication that visitors do not get yet counts as late. */
const LATE_MS = 15 * 60_000;
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

/** Returns the publication that visitors do not get yet, with functions that check it and that set why. */
function usePending(target: PublishTarget | undefined, option: PublishTargetOption | undefined) {
  const dispatch = useAdminDispatch();
  const awaited = useAdminSelector(selectPending)?.publication;
  /** Why visitors do not get the publication, and when that was checked. */
  const [check, setCheck] = useState<{ failure?: TargetFailure; at: number }>({ at: 0 });
  const setFailure = (failure: TargetFailure | undefined) =>
    setCheck({ at: Date.now(), ...(failure && { failure }) });
  const isLate = awaited !== undefined && check.at - Date.parse(awaited.at) > LATE_MS;
  return {
    isAwaited: awaited !== undefined,
    setFailure,
    checkDeployment: () =>
      Promise.resolve(target?.deploymentFailure?.(awaited?.id)).then((failure) =>
        setFailure(awaited || failure?.code !== 'offline' ? failure : undefined),
      ),
    /** Text about it, and the page of the host. */
    pendingWith(builtAt: unknown) {
      if ((!awaited && !check.failure) || !option) return undefined;
      const result = { kind: 'pending', isLate, builtAt, failure: check.failure } as const;
      return {
        text: resultText(result, target, option.isHosted)[0],
        link: awaited && target?.linkOf?.(awaited.id),
        isHosted: option.isHosted,
        stop: awaited && (() => dispatch(pendingChanged(null))),
      };
    },
  };
}

/** Manages the publications of this screen, and the state of the drafts on the website. */
function usePublishing(setting: string | undefined) {
  const dispatch = useAdminDispatch();
  const { value: mainTarget, hasFailed } = useTarget(setting);
  const isTableLoaded = useAdminSelector((state) => selectIsTableLoaded(state, 'drafts'));
  const isReady = isTableLoaded && (mainTarget !== undefined || hasFailed);
  const [status, setStatus] = useState<PublishStatus>();
  const [publication, setPublication] = useState<CurrentPublication>();
  const isMounted = useRef(true);
  // A ZIP file says nothing about the website.
  const sent = publication?.option.isDownload === false ? publication : undefined;
  const target = sent?.target ?? mainTarget;
  const { isAwaited, setFailure, checkDeployment, pendingWith } = usePending(
    target,
    sent?.option ?? publishTargets(setting)[0],
  );

  const refresh = (from = target) =>
    dispatch(fetchPublishStatus(from)).then((loaded) => {
      setStatus(loaded);
      if (loaded.isLost) setPublication(undefined);
    });
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
    if (!to.isDownload) setFailure(result.kind === 'pending' ? result.failure : undefined);
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
  const pending = pendingWith(result?.kind === 'pending' && result.builtAt);
  return {
    mainTarget,
    status,
    /** Why the target could not be read, in sentences. */
    statusError: status?.failure && target?.explain(status.failure),
    publication:
      result?.kind === 'pending' && publication
        ? { ...publication, result: pending ? undefined : VISIBLE }
        : publication,
    pending,
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
  const publications = usePublishing(setting);
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
    canPublish: !isBusy && problems?.errors.length === 0,
  };
}

/** What the parts of the screen show. */
export type PublishState = ReturnType<typeof usePublishScreen>;
