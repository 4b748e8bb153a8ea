import { styled } from '@mui/material/styles';
import { Banner } from '@/ui/feedback/Banner';
import type { RestoreReport } from './useBackups';

/** A list of record names. */
export const Names = styled('ul')({ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' });

const KEPT: Record<RestoreReport['kept'], string> = {
  stored: '',
  refused: 'Nothing was restored: another tab of this browser is editing.',
  full: 'This device has no room left to store what was restored. It lasts until you close this page.',
  denied:
    'This browser does not let us store what was restored. It lasts until you close this page.',
  newer: 'A newer version of this site has stored changes. Reload the page, then try again.',
  unreadable: 'What was restored could not be stored. It lasts until you close this page.',
  crowded: 'What was restored could not be stored: delete a backup, then save again.',
};

function Group({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <strong>{title}</strong>
      <Names>
        {names.map((name, at) => (
          // Two records may have the same name.
          <li key={`${at} ${name}`}>{name}</li>
        ))}
      </Names>
    </div>
  );
}

/** Lists what was restored from a backup, and what was not. */
export function BackupReport({ report }: { report: RestoreReport }) {
  const { restored, refused, left, same, lost, kept } = report;
  const isNothing = [restored, refused, left, same, lost].every(({ length }) => length === 0);
  const isWhole = kept === 'stored' && lost.length + refused.length === 0 && !isNothing;
  return (
    <Banner tone={isWhole ? 'success' : 'warning'}>
      {KEPT[kept] && <span>{KEPT[kept]}</span>}
      {isNothing && kept === 'stored' && <span>Nothing in this backup can be read.</span>}
      <Group title="Restored as unpublished changes" names={restored} />
      <Group title="Not restored, because a rule would be broken" names={refused} />
      <Group title="Not restored, because you have changed them since" names={left} />
      <Group title="The same already" names={same} />
      <Group title="Could not be read" names={lost} />
    </Banner>
  );
}
