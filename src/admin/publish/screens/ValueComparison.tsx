import { styled } from '@mui/material/styles';
import type { DisplayValue } from '../changes/fieldChanges';
import { DraftPicture } from '../../forms/pictures/DraftPicture';

const States = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  [theme.breakpoints.up('sm')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
}));

const StateBox = styled('div')(({ theme }) => ({
  padding: '10px 14px 12px',
  borderRadius: 8,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.default,
  overflowWrap: 'anywhere',
  '&[data-new]': { borderColor: theme.vars?.palette.primary.main },
  '& > small': {
    display: 'block',
    marginBottom: 4,
    fontSize: '0.8125rem',
    color: theme.vars?.palette.text.secondary,
  },
  '& > p': { whiteSpace: 'pre-wrap' },
  '& > em': { color: theme.vars?.palette.text.secondary },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

const Thumbnail = styled(DraftPicture)({ width: 'min(200px, 100%)', borderRadius: 8 });

/** One state of a field. */
export interface ComparedValue {
  label: string;
  value: DisplayValue;
  /** Whether this is the new state. */
  isNew?: boolean;
}

function State({ label, value: { lines, pictures }, isNew }: ComparedValue) {
  const isEmpty = lines.length + pictures.length === 0;
  return (
    <StateBox data-new={isNew ? '' : undefined}>
      <small>{label}</small>
      {isEmpty && <em>Empty</em>}
      {lines.length > 0 && <p>{lines.join('\n')}</p>}
      {pictures.length > 0 && (
        <div>
          {pictures.map((src, index) => (
            <Thumbnail
              key={`${index}-${src}`}
              src={src}
              alt={`${label}: image ${index + 1} of ${pictures.length}`}
              ratio={[4, 3]}
              sizes="200px"
            />
          ))}
        </div>
      )}
    </StateBox>
  );
}

/** The states of a field side by side, stacked on small screens. */
export function ValueComparison({ states }: { states: readonly ComparedValue[] }) {
  return (
    <States>
      {states.map((state) => (
        <State key={state.label} {...state} />
      ))}
    </States>
  );
}
