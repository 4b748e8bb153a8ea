import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { feeText } from '@/domain/prices/priceTexts';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import { Panel } from '@/ui/layout/Boxes';

const Card = styled(Panel)(({ theme }) => ({
  padding: 'clamp(20px, 3vw, 24px)',
  overflowWrap: 'anywhere',
  '& ul': { marginTop: 12, paddingLeft: 20, listStyle: 'disc' },
  '& li + li': { marginTop: 6 },
  '& li::marker': { color: theme.vars?.palette.primary.main },
}));

export function BookingConditions({ terms }: { terms: RentalTerms | null | undefined }) {
  const { conditions = [], lateRule = '', deliveryAreas = [] } = terms ?? {};
  const lines = [...conditions, lateRule].filter((line) => line.trim());
  const areas = deliveryAreas.filter(({ name }) => name.trim());
  if (lines.length === 0 && areas.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="rental-conditions">
      <Typography variant="h4" component="h2" id="rental-conditions">
        Rental conditions
      </Typography>
      <ul>
        {lines.map((line, index) => (
          <li key={`${index}-${line}`}>{line}</li>
        ))}
        {areas.length > 0 && (
          <li>Delivery: {areas.map(({ name, fee }) => `${name} ${feeText(fee)}`).join(', ')}</li>
        )}
      </ul>
    </Card>
  );
}
