import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noticeShown } from '@/features/notices';
import { selectIsTableLoaded } from '../../storage/storageSlice';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import type { ConflictSide } from '../merge/conflicts';
import { resolveConflict, type ConflictingChange } from '../merge/reconcile';
import { resultText } from '../messages/resultMessages';
import {
  refreshResult,
  type PublishResult,
  type PublishScope,
  type PublishStage,
} from '../thunks/publishChanges';
import { liveVersion } from '../thunks/visibility';
import { fetchPublishStatus, type PublishStatus } from '../thunks/publishStatus';
import type { PublishTarget, PublishTargetOption, TargetFailure } from '../publishTarget';
import { publishTo } from './publishTo';

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
