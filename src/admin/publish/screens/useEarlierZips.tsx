import { useRef, useState } from 'react';
import { changeSentence, type RecordChange } from '../changes/changes';
import { changesInZips } from '../zip/zipFiles';
import ConfirmDialog from '@/ui/feedback/ConfirmDialog';
import type { usePublish } from './usePublish';

/** The changes to publish in addition to the selected ones; undefined to cancel. */
type Answer = RecordChange[] | undefined;

/**
 * Asks about changes that an earlier ZIP file contains and a new one leaves out. Unpacking the new file would replace
 * the files of the earlier one.
 */
export function useEarlierZips({ changes, chosen }: ReturnType<typeof usePublish>) {
  const [missing, setMissing] = useState<RecordChange[]>([]);
  const answer = useRef<(given: Answer) => void>(undefined);
  const askAboutZips = async (): Promise<Answer> => {
    const keys = new Set(chosen.map(({ key }) => key));
    const found = await changesInZips(changes.filter(({ key }) => !keys.has(key)));
    if (found.length === 0) return [];
    setMissing(found);
    return new Promise((resolve) => (answer.current = resolve));
  };
  const settle = (given: Answer) => {
    setMissing([]);
    answer.current?.(given);
  };
  const zipDialog = missing.length > 0 && (
    <ConfirmDialog
      title="An earlier ZIP file is not live yet"
      confirm={{ label: 'Include them', onClick: () => settle(missing) }}
      alternative={{ label: 'Leave them out', onClick: () => settle([]) }}
      decline={{ label: 'Cancel', onClick: () => settle(undefined) }}
      onClose={() => settle(undefined)}
    >
      <p>
        {`You downloaded a ZIP file with changes that are left out now: ${missing.map(changeSentence).join(', ')}. Unpacking a file without them over the earlier one would undo them. Leave them out only if the earlier file is not used, or if both are imported under Publish.`}
      </p>
    </ConfirmDialog>
  );
  return { askAboutZips, zipDialog };
}
