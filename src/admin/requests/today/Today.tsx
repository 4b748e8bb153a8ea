import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type Day } from '@/domain/availability/day';
import { requestPath, REQUESTS_PATH } from '@/domain/links/adminPaths';
import { isDueOn, isOverdue, nextStepOf, sortByNextStep } from '@/domain/rental/nextStep';
import type { RentalRequest } from '@/domain/rental/schema';
import { RADII } from '@/theme/tokens';
import { adminDay } from '../../layout/adminDate';
import { HeadedSection } from '../../layout/HeadedSection';
import { BackupReminder } from '../backup/BackupReminder';
import { useRequestsSelector } from '../store/hooks';
import { selectRequests } from '../store/selectors';
import { useCurrentDay } from '../../layout/useCurrentDay';

/** Maximum number of requests in a list. */
const SHOWN = 5;

const Lists = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: 12,
});

const Card = styled('div')(({ theme }) => ({
  padding: '14px 18px 6px',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > ul': { listStyle: 'none', margin: '4px 0 0', padding: 0 },
  '& li + li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 12px',
    minHeight: 44,
    padding: '6px 0',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover strong': { textDecoration: 'underline' },
  '& small, & > p': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
  '& > p': { padding: '8px 0' },
  '& small[data-overdue]': { color: theme.vars?.palette.error.main, fontWeight: 600 },
}));

function NoteOf({ request, today }: { request: RentalRequest; today: Day }) {
  const { day } = nextStepOf(request);
  if (isOverdue(request, today)) return <small data-overdue="">Since {adminDay(day)}</small>;
  return <small>{day && day !== today ? adminDay(day) : ''}</small>;
}

interface ListProps {
  title: string;
  requests: readonly RentalRequest[];
  today: Day;
  empty: string;
}

function TodayList({ title, requests, today, empty }: ListProps) {
  return (
    <Card>
      <Typography variant="h6" component="h3">
        {requests.length > 0 ? `${title} (${requests.length})` : title}
      </Typography>
      {requests.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul aria-label={title}>
          {requests.slice(0, SHOWN).map((request) => (
            <li key={request.ref}>
              <Link to={requestPath(request.ref)}>
                <span>
                  <strong>{request.ref}</strong> {request.customer.name}
                </span>
                <NoteOf request={request} today={today} />
              </Link>
            </li>
          ))}
          {requests.length > SHOWN && (
            <li>
              <Link to={REQUESTS_PATH}>{`${requests.length - SHOWN} more`}</Link>
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}

/** Pick-ups and returns of today, overdue ones, and unanswered requests. */
export function Today() {
  const today = useCurrentDay();
  const requests = useRequestsSelector(selectRequests).filter(({ isSample }) => !isSample);
  const sorted = sortByNextStep(requests, today);
  const isDue = (request: RentalRequest) => isDueOn(request, today) || isOverdue(request, today);
  const dueOf = (kind: 'pickUp' | 'return') =>
    sorted.filter((request) => nextStepOf(request).kind === kind && isDue(request));
  return (
    <HeadedSection title="Rentals today">
      <Lists>
        <TodayList
          title="Pick-ups"
          requests={dueOf('pickUp')}
          today={today}
          empty="No pick-ups today."
        />
        <TodayList
          title="Returns"
          requests={dueOf('return')}
          today={today}
          empty="No returns today."
        />
        <TodayList
          title="Unanswered requests"
          requests={sorted.filter(({ status }) => status === 'new')}
          today={today}
          empty="All requests are answered."
        />
      </Lists>
      <div style={{ marginTop: 12 }}>
        <BackupReminder />
      </div>
    </HeadedSection>
  );
}
