import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { FONTS, RADII } from '@/theme/tokens';
import { Skeleton } from '@/ui/layout/Skeleton';

/** Figure of the dashboard. It is undefined while loading, and 'Error' if loading failed. */
export interface Tile {
  label: string;
  value: number | 'Error' | undefined;
  /** Path of the page where the records are edited, if there is one. */
  to?: string | undefined;
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: 12,
  listStyle: 'none',
  padding: 0,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 },
  '& li > *': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: 6,
    height: '100%',
    padding: 'clamp(16px, 2vw, 24px)',
    borderRadius: RADII.card,
    border: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.paper,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: theme.vars?.palette.edge },
  '& span': { color: theme.vars?.palette.text.secondary, fontSize: '0.9375rem' },
  '& strong': {
    fontFamily: FONTS.display,
    fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 3rem)',
    lineHeight: 1,
  },
  '& strong[data-error]': { color: theme.vars?.palette.error.main },
}));

function Total({ label, value }: Tile) {
  return (
    <>
      <span>{label}</span>
      {value === undefined ? (
        <Skeleton style={{ width: 64, height: 40 }} />
      ) : (
        <strong data-error={value === 'Error' ? '' : undefined}>{value}</strong>
      )}
    </>
  );
}

/** The four tiles. Each handles its own errors. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <List aria-label="Totals">
      {tiles.map((tile) => (
        <li key={tile.label}>
          {tile.to === undefined ? (
            <div>
              <Total {...tile} />
            </div>
          ) : (
            <Link to={tile.to}>
              <Total {...tile} />
            </Link>
          )}
        </li>
      ))}
    </List>
  );
}
