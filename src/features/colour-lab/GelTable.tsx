import { styled } from '@mui/material/styles';
import { CORRECTION_GELS, type CorrectionGel } from '@/domain/colour/lightGels';
import { shiftText, stopsText } from './labTexts';

const Tables = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(20px, 3vw, 48px)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 600, paddingBottom: 8 },
  '& th, & td': {
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    textAlign: 'right',
    fontSize: '0.9375rem',
    fontWeight: 400,
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { border: 0, fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
}));

function GelRows({ caption, gels }: { caption: string; gels: readonly CorrectionGel[] }) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Gel</th>
          <th scope="col">Mireds</th>
          <th scope="col">Light loss</th>
        </tr>
      </thead>
      <tbody translate="no">
        {gels.map(({ name, mired, stops }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{shiftText(mired)}</td>
            <td>{stopsText(stops)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Table of the correction gels, which works without JavaScript. */
export function GelTable() {
  return (
    <Tables>
      <GelRows
        caption="To warm a lamp: CTO"
        gels={CORRECTION_GELS.filter(({ mired }) => mired > 0)}
      />
      <GelRows
        caption="To cool a lamp: CTB"
        gels={CORRECTION_GELS.filter(({ mired }) => mired < 0).reverse()}
      />
    </Tables>
  );
}
