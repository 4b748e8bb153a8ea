import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import type { DisplayValue } from '../changes/fieldChanges';

/** One state of a field. */
export interface ComparedValue {
  label: string;
  value: DisplayValue;
  /** Whether this is the new state. */
  isNew?: boolean;
}

function State({ label, value: { lines, pictures }, isNew }: ComparedValue) {
  return (
    <Card data-new={isNew ? '' : undefined} sx={{ flex: 1 }}>
      <CardContent>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        {lines.length + pictures.length === 0 && <em>Empty</em>}
        {lines.length > 0 && <p style={{ whiteSpace: 'pre-wrap' }}>{lines.join('\n')}</p>}
        <Stack direction="row" spacing={1}>
          {pictures.map((src, index) => (
            <Box key={`${index}-${src}`} sx={{ width: 'min(200px, 100%)' }}>
              <DraftPicture
                src={src}
                alt={`${label}: image ${index + 1} of ${pictures.length}`}
                ratio={[4, 3]}
                sizes="200px"
              />
            </Box>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** The states of a field side by side, stacked on small screens. */
export function ValueComparison({ states }: { states: readonly ComparedValue[] }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      {states.map((state) => (
        <State key={state.label} {...state} />
      ))}
    </Stack>
  );
}
