import { useRef, useState } from 'react';
import { changeSentence, type RecordChange } from '../changes/changes';
import { changesInZips } from '../zip/zipFiles';
import { Confirmation } from '../../layout/dialogs';
import type { usePublish } from './usePublish';

/** The changes to publish in addition to the selected ones; undefined to cancel. */
type Answer = RecordChange[] | undefined;

/**
 * Asks about changes that an earlier ZIP file contains and a new one leaves out. Unpacking the new file would replace
 * the files of the earlier one.
 */
export function useEarlierZips({ changes, selected }: ReturnType<typeof usePublish>) {
  const [missing, setMissing] = useState<RecordChange[]>([]);
  const answer = useRef<(given: Answer) => void>(undefined);
  const confirmOmissions = async (): Promise<Answer> => {
    const keys = new Set(selected.map(({ key }) => key));
    const found = await changesInZips(changes.filter(({ key }) => !keys.has(key)));
    if (found.length === 0) return [];
    setMissing(found);
    return new Promise((done) => (answer.current = done));
  };
  const resolve = (given: Answer) => {
    setMissing([]);
    answer.current?.(given);
  };
  const zipDialog = missing.length > 0 && (
    <Confirmation
      title="An earlier ZIP file is not live yet"
      confirm={{ label: 'Include them', onClick: () => resolve(missing) }}
      alternative={{ label: 'Leave them out', onClick: () => resolve([]) }}
      decline={{ label: 'Cancel', onClick: () => resolve(undefined) }}
    >
      <p>
        {`This ZIP lacks changes of an earlier one: ${missing.map(changeSentence).join(', ')}. Unpacked over the earlier one, it undoes them. Leave them out only if the earlier file is not used, or if both files are imported on the Publish page.`}
      </p>
    </Confirmation>
  );
  return { confirmOmissions, zipDialog };
}
