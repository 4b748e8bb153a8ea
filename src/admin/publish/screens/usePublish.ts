import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import { sameJson } from '@/domain/text/sameJson';
import { noticeShown } from '@/features/notices';
import { selectDrafts, selectPersistence } from '../../drafts/draftsReducer';
import { listChanges, type RecordChange } from '../changes/changes';
import type { LiveContent } from '../liveContent';
import type { ConflictSide } from '../merge/conflicts';
import { resolveConflict, type ConflictingChange } from '../merge/reconcile';
import { resultText } from '../messages/resultMessages';
import {
  checkChanges,
  publishChanges,
  refreshResult,
  type PublishResult,
  type PublishStage,
} from '../publishChanges';
import { fetchPublishStatus, type PublishStatus } from '../publishStatus';
import type { PublishTarget, PublishTargetOption, TargetFailure } from '../publishTarget';
import { usePollVisibility } from './usePollVisibility';

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
  const changes = useMemo(() => listChanges(drafts), [drafts]);
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
  const dispatch = useAdminDispatch();
  const { status: storage, isFollowing: isReadOnly } = useAdminSelector(selectPersistence);
  const { changes, selected, select } = useSelection();
  const [status, setStatus] = useState<PublishStatus>();
  const [publication, setPublication] = useState<CurrentPublication>();
  /** The target of a publication that may not be live yet. */
  const [aheadTarget, setAheadTarget] = useState<PublishTarget>();
  const isMounted = useRef(true);
  const problems = useProblems(status?.live, selected);

  /** Loads the status again, and updates the result of the last publication. */
  const refresh = async (target = aheadTarget) => {
    const next = await dispatch(fetchPublishStatus(target));
    setStatus(next);
    setPublication((last) =>
      last?.result ? { ...last, result: refreshResult(last.result, next) } : last,
    );
  };
  const refreshInitially = useEffectEvent(() => void refresh());
  const isLoading = storage === 'reading';
  useEffect(() => {
    isMounted.current = true;
    if (!isLoading) refreshInitially();
    return () => {
      isMounted.current = false;
    };
  }, [isLoading]);
  usePollVisibility(publication?.result?.kind === 'pending', () => void refresh());

  /** Publishes the selected changes, and some others. */
  const publish = async (option: PublishTargetOption, others: readonly RecordChange[]) => {
    const keys = new Set([...selected, ...others].map(({ key }) => key));
    setPublication({ option, stage: 'checking' });
    const target = await option.load().catch(() => undefined);
    const result: PublishResult = target
      ? await dispatch(
          publishChanges(
            target,
            ({ key }) => keys.has(key),
            (stage, id) => setPublication({ option, target, stage, id }),
          ),
        )
      : { kind: 'unloaded' };
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
    await refresh();
  };
  const resolve = async (conflicting: ConflictingChange, sides: readonly ConflictSide[]) => {
    await dispatch(resolveConflict(conflicting, sides));
    await refresh();
  };
  return {
    changes,
    selected,
    select,
    status,
    /** Why the target could not be read, in sentences. */
    statusError: status?.failure && aheadTarget?.explain(status.failure),
    conflicting: status?.conflicting.filter((conflict) => isOpen(conflict, changes)) ?? [],
    problems,
    publication,
    publish,
    resolve,
    refresh: () => void refresh(),
    retry: () => void retry(),
    retryDeployment: () => void retryDeployment(),
    isReadOnly,
  };
}
