import { styled } from '@mui/material/styles';
import { StatusAlert } from '../../../layout/StatusAlert';
import { restoreRuleText } from '../../restore/restoreMessages';
import type { RestoreReport } from './useBackups';

/** A list of record names. */
export const Names = styled('ul')({ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' });

const OUTCOMES: Record<RestoreReport['outcome'], string> = {
  stored: '',
  rejected: 'Nothing was restored, because you are editing in another tab.',
  full: 'The restored changes could not be stored, because storage on this device is full. They are kept only until you close this page.',
  denied:
    'The restored changes could not be stored, because this browser blocks storage. They are kept only until you close this page.',
  newer: 'A newer version of this site has stored changes. Reload the page, then try again.',
  unreadable:
    'The restored changes could not be stored. They are kept only until you close this page.',
  limitReached: 'The restored changes could not be stored. Delete a backup, then save again.',
};

function Group({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <strong>{title}</strong>
      <Names>
        {names.map((name, index) => (
          // Two records may have the same name.
          <li key={`${index} ${name}`}>{name}</li>
        ))}
      </Names>
    </div>
  );
}

/** Lists the restored records of a backup, and why the others were not restored. */
export function BackupReport({ report }: { report: RestoreReport }) {
  const { restored, skipped, same, lost, outcome } = report;
  const rejected = report.rejected.map(
    ({ name, violation }) => `${name}: ${restoreRuleText(violation)}`,
  );
  const isNothing = [restored, rejected, skipped, same, lost].every(({ length }) => length === 0);
  const isComplete = outcome === 'stored' && lost.length + rejected.length === 0 && !isNothing;
  return (
    <StatusAlert severity={isComplete ? 'success' : 'warning'}>
      {OUTCOMES[outcome] && <span>{OUTCOMES[outcome]}</span>}
      {isNothing && outcome === 'stored' && <span>Nothing in this backup can be read.</span>}
      <Group title="Restored as unpublished changes" names={restored} />
      <Group title="Not restored, because a rule would be broken" names={rejected} />
      <Group title="Not restored, because you changed them later" names={skipped} />
      <Group title="Already up to date" names={same} />
      <Group title="Could not be read" names={lost} />
    </StatusAlert>
  );
}
