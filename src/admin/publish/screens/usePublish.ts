import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { selectDrafts, selectPersistence } from '../../drafts/draftsReducer';
import { listChanges, type RecordChange } from '../changes/changes';
import type { LiveContent } from '../liveContent';
import {
  checkChanges,
  invisibleBecause,
  publishChanges,
  refreshResult,
  type PublishResult,
  type PublishStage,
} from '../publishChanges';
import type { PublishTarget, PublishTargetOption } from '../publishTarget';
import { resolveConflict, type ConflictingChange, type Side } from '../merge/reconcile';
import { fetchPublishStatus, type PublishStatus } from '../publishStatus';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import { sameJson } from '@/domain/text/sameJson';
import { noticeShown } from '@/features/notices';
import { resultNotice } from './resultText';
import { usePollVisibility } from './usePollVisibility';

const UNLOADED = 'Nothing was published: part of this page could not be loaded. Please try again.';

/** Returns the keys that are not selected after selecting or deselecting some. */
function withChoice(leftOut: ReadonlySet<string>, keys: readonly string[], isChosen: boolean) {
  const others = [...leftOut].filter((key) => !keys.includes(key));
  return new Set(isChosen ? others : [...others, ...keys]);
}

/** Whether a conflict is still open: its change has not been discarded or edited since. */
function isOpen({ change }: ConflictingChange, changes: readonly RecordChange[]): boolean {
  return changes.some(({ key, entry }) => key === change.key && sameJson(entry, change.entry));
}

/** Returns the problems that publishing these changes would have; undefined until they are known. */
function useCheck(live: LiveContent | undefined, chosen: readonly RecordChange[]) {
  const [found, setFound] = useState<PublishProblems>();
  useEffect(() => {
    let isOld = false;
    if (!live || chosen.length === 0) setFound(undefined);
    else
      void checkChanges(live, chosen).then((problems) => {
        if (!isOld) setFound(problems);
      });
    return () => {
      isOld = true;
    };
  }, [live, chosen]);
  return found;
}

/** Returns the changes, the selection, their state on the website, and the actions on them. */
export function usePublish() {
  const dispatch = useAdminDispatch();
  const drafts = useAdminSelector(selectDrafts);
  const { status, isFollowing } = useAdminSelector(selectPersistence);
  const changes = useMemo(() => listChanges(drafts), [drafts]);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [standing, setStanding] = useState<PublishStatus>();
  const [stage, setStage] = useState<PublishStage>();
  const [result, setResult] = useState<PublishResult>();
  const isHere = useRef(true);
  /** The target of a publication that may not be live yet. */
  const sentTo = useRef<PublishTarget>(undefined);
  const chosen = useMemo(() => changes.filter(({ key }) => !leftOut.has(key)), [changes, leftOut]);
  const isReading = status === 'reading';

  const ask = useCallback(async () => {
    const now = await dispatch(fetchPublishStatus(sentTo.current));
    setStanding(now);
    setResult((last) => last && refreshResult(last, now));
  }, [dispatch]);
  useEffect(() => {
    isHere.current = true;
    if (!isReading) void ask();
    return () => {
      isHere.current = false;
    };
  }, [ask, isReading]);

  const lookAgain = useCallback(() => void ask(), [ask]);
  usePollVisibility(result?.kind === 'invisible', lookAgain);

  const found = useCheck(standing?.live, chosen);
  /** Publishes the selected changes, and some others. */
  const publish = async (row: PublishTargetOption, also: readonly RecordChange[] = []) => {
    const keys = new Set([...chosen, ...also].map(({ key }) => key));
    setResult(undefined);
    setStage('checking');
    const outcome = await row
      .load()
      .then((target) => {
        // A ZIP file is downloaded, so there is no target to poll.
        if (target.source || target.retry) sentTo.current = target;
        return dispatch(publishChanges(target, ({ key }: RecordChange) => keys.has(key), setStage));
      })
      .catch((): PublishResult => ({ kind: 'failed', reason: UNLOADED }));
    setStage(undefined);
    setResult(outcome);
    if (isHere.current) await ask();
    else dispatch(noticeShown(resultNotice(outcome)));
  };
  /** Loads the content again after a failure, and removes the error of that failure. */
  const retry = async () => {
    setResult(undefined);
    await ask();
  };
  /** Retries what failed after publishing, if the target supports it, and checks the website. */
  const tryAgain = async () => {
    if (sentTo.current?.retry) {
      setStage('waiting');
      const reason = await sentTo.current.retry();
      setStage(undefined);
      if (reason) setResult((known) => known && invisibleBecause(known, reason));
    }
    await ask();
  };
  const settle = async (conflicting: ConflictingChange, sides: readonly Side[]) => {
    await dispatch(resolveConflict(conflicting, sides));
    await ask();
  };
  const choose = (keys: readonly string[], isChosen: boolean) =>
    setLeftOut(withChoice(leftOut, keys, isChosen));
  return {
    changes,
    chosen,
    choose,
    standing,
    conflicting: standing?.conflicting.filter((asked) => isOpen(asked, changes)) ?? [],
    found,
    stage,
    result,
    publish,
    settle,
    ask,
    retry,
    tryAgain,
    isFollowing,
  };
}
