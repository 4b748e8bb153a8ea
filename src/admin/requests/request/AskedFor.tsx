import { styled } from '@mui/material/styles';
import type { RentalRequest } from '@/domain/rental/schema';
import { adminDate } from '../../forms/layout/adminDate';
import { HeadedSection } from '../../forms/layout/HeadedSection';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: '10px 16px',
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '& dt': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

/** What the customer wrote, as it came in. */
export function AskedFor({ request }: { request: RentalRequest }) {
  const { requestedAt, subject, preferredDate, duration, message } = request;
  const facts = [
    ['Requested', adminDate(requestedAt)],
    ['Subject', subject],
    ['Preferred date', preferredDate],
    ['Duration', duration],
    ['Message', message],
  ].filter(([, value]) => value);
  return (
    <HeadedSection title="As requested">
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label} data-wide={label === 'Message' ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </HeadedSection>
  );
}
