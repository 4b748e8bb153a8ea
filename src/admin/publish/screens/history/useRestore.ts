import { useMemo, useState } from 'react';
import { useAdminDispatch, useAdminSelector } from '../../../store/hooks';
import { selectDrafts } from '../../../drafts/state/draftsReducer';
import { toDraftChanges, type Edit } from '../../../drafts/draftChanges';
import { withinLimits } from '../../../drafts/draftChanges';
import { workingCopy } from '../../../drafts/content/workingCopy';
import { listChanges, type RecordChange } from '../../changes/changes';
import type { FieldChange } from '../../changes/fieldChanges';
import { restorationText, restoreErrorText, unfeaturedText } from '../../restore/restoreMessages';
import { diffWithPast } from '../../restore/pastContent';
import {
  fieldRestoration,
  recordRestoration,
  siteRestoration,
  restoreError,
  type Restoration,
} from '../../restore/restore';
import type { Content } from '@/domain/content/content';
import { formatCount } from '@/domain/text/formatNumber';
import { useConfirm } from '../../../layout/useConfirm';
import { saveWithRetry } from '../../../forms/useSave';

const NOT_SAVED = 'The restored content could not be saved in this browser.';

/** Key of the whole site, used like the key of a record. */
export const WHOLE_SITE_KEY = 'whole';

/** Asks before changes of the same records are replaced. */
function siteQuestion(
  time: string,
  changes: readonly RecordChange[],
  own: readonly RecordChange[],
) {
  const keys = new Set(changes.map(({ key }) => key));
  const replaced = own.filter(({ key }) => keys.has(key));
  const loss =
    replaced.length > 0
      ? ` This replaces ${formatCount(replaced.length, 'unpublished change')}.`
      : '';
  return {
    title: 'Restore the whole site',
    text: `All differences are restored to the version of ${time} as unpublished changes. Nothing is published, and you can undo this.${loss}`,
    verb: 'Restore',
  };
}

function featuredQuestion(unfeatured: readonly Edit[]) {
  return {
    title: 'Restore and unfeature',
    text: `${unfeaturedText(unfeatured)}Nothing is published, and you can undo this.`,
    verb: 'Restore',
  };
}

/**
 * Compares a past content with the working copy, and returns the actions to restore it, each as one step.
 * @param time formatted time of the publication
 */
export function useRestore(past: Content, published: Content, time: string) {
  const drafts = useAdminSelector(selectDrafts);
  const dispatch = useAdminDispatch();
  const { confirm, dialog } = useConfirm();
  const [failed, setFailed] = useState<{ key: string; error: string }>();
  const copy = useMemo(() => workingCopy(published, drafts), [published, drafts]);
  const changes = useMemo(() => diffWithPast(copy, past), [copy, past]);
  const site = useMemo(() => {
    const restoration = siteRestoration(past, drafts, published);
    const isDifferent = toDraftChanges(restoration.edits, drafts, published).length > 0;
    return { restoration, isDifferent };
  }, [past, drafts, published]);

  const restore = async (key: string, restoration: Restoration) => {
    const violation = restoreError(restoration, drafts, published);
    setFailed(violation && { key, error: restoreErrorText(restoration, violation) });
    if (violation) return;
    const { edits } = restoration;
    const { unfeatured } = withinLimits(edits, drafts, published);
    if (unfeatured.length === 0 || (await confirm(featuredQuestion(unfeatured))))
      await dispatch(saveWithRetry({ ...restorationText(restoration), edits }, NOT_SAVED));
  };
  return {
    changes,
    /** Whether restoring the whole site would change anything. */
    isSiteDifferent: site.isDifferent,
    /** Why something could not be restored, by the key of a record or {@link WHOLE_SITE_KEY}. */
    errorOf: (key: string) => (failed?.key === key ? failed.error : undefined),
    restoreField: (change: RecordChange, field: FieldChange) =>
      void restore(change.key, fieldRestoration(change, field, copy)),
    restoreRecord: (change: RecordChange) => void restore(change.key, recordRestoration(change)),
    restoreSite: async () => {
      if (await confirm(siteQuestion(time, changes, listChanges(drafts))))
        await restore(WHOLE_SITE_KEY, site.restoration);
    },
    dialog,
  };
}
