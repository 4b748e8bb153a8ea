import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { specParts } from '@/domain/product/specParts';
import { CheckList } from '@/ui/layout/CheckList';
import { Split } from '@/ui/layout/Boxes';

/** Space above the lists, and between them on wide screens. */
const SPACE = { marginTop: 'clamp(40px, 6vw, 80px)', gap: 'clamp(32px, 5vw, 80px)' };

const Specs = styled('dl')(({ theme }) => ({
  marginTop: 16,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(110px, 2fr) minmax(0, 3fr)',
    gap: 16,
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& dt': { color: theme.vars?.palette.text.secondary },
}));

function SpecRows({ specs }: { specs: readonly string[] }) {
  const rows = specs.map(specParts);
  return (
    <Specs>
      {rows.map(({ label, value }, index) => (
        <div key={`${index}-${label}`}>
          <dt>{label || 'Note'}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </Specs>
  );
}

/** Specifications and What's Included. Empty lists are left out. */
export function ProductLists(lists: { specs: readonly string[]; included: readonly string[] }) {
  const specs = lists.specs.filter((item) => item.trim());
  const included = lists.included.filter((item) => item.trim());
  if (specs.length === 0 && included.length === 0) return null;
  return (
    <Split columns="3fr 2fr" style={SPACE}>
      {specs.length > 0 && (
        <section>
          <Typography variant="h3" component="h2">
            Specifications
          </Typography>
          <SpecRows specs={specs} />
        </section>
      )}
      {included.length > 0 && (
        <section>
          <Typography variant="h3" component="h2">
            What&apos;s Included
          </Typography>
          <CheckList items={included} />
        </section>
      )}
    </Split>
  );
}
