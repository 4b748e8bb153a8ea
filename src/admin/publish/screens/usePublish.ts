import { useEffect, useMemo, useState } from 'react';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import { sameJson } from '@/domain/text/sameJson';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { useAdminSelector } from '../../store/hooks';
import { selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import { listChanges, type RecordChange } from '../changes/changes';
import type { LiveContent } from '../liveContent';
import type { ConflictingChange } from '../merge/reconcile';
import { checkChanges } from '../thunks/publishChanges';
import { usePublication } from './usePublication';

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
