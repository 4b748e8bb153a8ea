import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectDrafts, selectKeeping } from '@/api/drafts/draftsReducer';
import { listChanges, type RecordChange } from '@/api/publish/changes';
import type { PublishThunk } from '@/api/publish/live';
import {
  askStanding,
  checkChanges,
  publishChanges,
  type PublishResult,
  type Stage,
  type Standing,
} from '@/api/publish/publishing';
import type { PublishTarget, TargetRow } from '@/api/publish/publishTarget';
import { settleConflict, type ConflictingChange, type Side } from '@/api/publish/reconcile';
import type { PublishProblems } from '@/domain/publishCheck';
import { showToast } from '@/features/admin/common/toast';
import { resultText } from './resultText';

const UNLOADED = 'Nothing was published: part of this page could not be loaded. Please try again.';

/** The changes, which of them are chosen, and how they stand to the website. */
export function usePublish() {
  const dispatch = useDispatch() as unknown as <R>(thunk: PublishThunk<R>) => R;
  const drafts = useSelector(selectDrafts);
  const { status, isFollowing } = useSelector(selectKeeping);
  const changes = useMemo(() => listChanges(drafts), [drafts]);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [standing, setStanding] = useState<Standing>();
  const [found, setFound] = useState<PublishProblems>();
  const [stage, setStage] = useState<Stage>();
  const [result, setResult] = useState<PublishResult>();
  const isHere = useRef(true);
  /** Where a publication went that visitors may not see yet. */
  const ahead = useRef<PublishTarget>(undefined);
  const chosen = useMemo(() => changes.filter(({ key }) => !leftOut.has(key)), [changes, leftOut]);
  const isReading = status === 'reading';

  const ask = useCallback(async () => {
    setStanding(await dispatch(askStanding(ahead.current)));
  }, [dispatch]);
  useEffect(() => {
    isHere.current = true;
    if (!isReading) void ask();
    return () => {
      isHere.current = false;
    };
  }, [ask, isReading]);

  const live = standing?.live;
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

  const publish = async (row: TargetRow) => {
    const keys = new Set(chosen.map(({ key }) => key));
    setResult(undefined);
    setStage('checking');
    const outcome = await row
      .load()
      .then((target) => {
        if (target.source) ahead.current = target;
        return dispatch(publishChanges(target, ({ key }: RecordChange) => keys.has(key), setStage));
      })
      .catch((): PublishResult => ({ kind: 'failed', reason: UNLOADED }));
    setStage(undefined);
    setResult(outcome);
    if (isHere.current) await ask();
    else showToast(...resultText(outcome));
  };
  const settle = async (conflicting: ConflictingChange, sides: readonly Side[]) => {
    await dispatch(settleConflict(conflicting, sides));
    await ask();
  };
  const choose = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(leftOut);
    for (const key of keys) {
      if (isChosen) next.delete(key);
      else next.add(key);
    }
    setLeftOut(next);
  };
  // A slow host has shown it in the end.
  const isSeen =
    result?.kind === 'invisible' && !changes.some(({ key }) => result.keys.includes(key));
  return {
    changes,
    chosen,
    choose,
    standing,
    found,
    stage,
    result: isSeen ? ({ kind: 'visible', count: result.keys.length } as const) : result,
    publish,
    settle,
    ask,
    isFollowing,
  };
}
