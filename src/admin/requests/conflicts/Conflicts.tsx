import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { countDays } from '@/domain/availability/day';
import { requestPath } from '@/domain/links/adminPaths';
import type { StockConflict } from '@/domain/rental/stock/conflicts';
import { formatCount } from '@/domain/text/formatNumber';
import { RADII } from '@/theme/tokens';
import { adminDay, adminDays } from '../../layout/adminDate';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '16px 18px',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.error.main}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.error.main} 8%, ${theme.vars?.palette.background.paper})`,
  '& ul': { display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' },
  '& strong': { fontWeight: 650 },
  '& [data-short]': { color: theme.vars?.palette.error.main, fontWeight: 700 },
  '& li > p + p': { color: theme.vars?.palette.text.secondary, fontSize: '0.9375rem' },
}));

function Causes({ conflict: { holds, stock, requested } }: { conflict: StockConflict }) {
  if (holds.length === 0)
    return (
      <p>
        {requested} requested, {stock} in stock.
      </p>
    );
  return (
    <p>
      {requested} requested, {stock} in stock. Booked for{' '}
      {holds.map((hold, index) => (
        <span key={hold.id}>
          {index > 0 && ', '}
          {hold.ref !== '' && <Link to={requestPath(hold.ref)}>{hold.ref}</Link>}
          {hold.ref === '' && (hold.reason === 'maintenance' ? 'maintenance' : 'another rental')} (
          {hold.quantity}, {adminDays(hold)})
        </span>
      ))}
      .
    </p>
  );
}

function Instead({ conflict }: { conflict: StockConflict }) {
  const { alternatives, freeFrom, requested, dates } = conflict;
  const names = alternatives.map(({ name, available }) => `${name} (${available} available)`);
  const parts = [
    ...(names.length > 0 ? [`Available instead: ${names.join(', ')}.`] : []),
    freeFrom
      ? `Available for ${formatCount(countDays(dates), 'day')} from ${adminDay(freeFrom)}.`
      : `${requested} ${requested === 1 ? 'unit is not available' : 'units are not available at the same time'} within a year.`,
  ];
  return <p>{parts.join(' ')}</p>;
}

/**
 * Region that names what is not available, who has it, and what is free instead. Renders nothing
 * without conflicts.
 */
export function Conflicts({ conflicts }: { conflicts: readonly StockConflict[] }) {
  const id = useId();
  if (conflicts.length === 0) return null;
  return (
    <Panel aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2">
        Conflicts
      </Typography>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.productId}>
            <p>
              <strong>{conflict.name}</strong>:{' '}
              {conflict.days.map((run, index) => (
                <span key={run.from}>
                  {index > 0 && ', '}
                  <span data-short>{run.short} short</span> on {adminDays(run)}
                </span>
              ))}
            </p>
            <Causes conflict={conflict} />
            <Instead conflict={conflict} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
