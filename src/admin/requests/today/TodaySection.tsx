import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type Day } from '@/domain/availability/day';
import { requestPath, REQUESTS_PATH } from '@/domain/links/adminPaths';
import { isDueOn, isOverdue, nextStepOf, sortByNextStep } from '@/domain/rental/nextStep';
import { overdueDays, overdueText } from '@/domain/rental/handover';
import type { RentalRequest } from '@/domain/rental/schema';
import { adminDay } from '../../layout/adminDate';
import { HeadedSection } from '../../layout/HeadedSection';
import { useCurrentDay } from '../../layout/useCurrentDay';
import { BackupReminder } from '../backup/BackupReminder';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { RequestsBanner } from '../RequestsBanner';
import { readRequestCounts } from '../storage/requestCount';
import { useRequestsSelector } from '../store/hooks';
import { selectRequests, selectRequestsStorageStatus } from '../store/selectors';
import { useRequestsLoaded } from '../useRequestsLoaded';

/** Maximum number of requests in a list. */
const SHOWN = 5;

function TodayItem({ request, today }: { request: RentalRequest; today: Day }) {
  const { day } = nextStepOf(request);
  const late = overdueDays(request, today);
  const note = isOverdue(request, today) ? (
    <Typography variant="body2" color="error">
      {late > 0 ? overdueText(late) : `Since ${adminDay(day)}`}
    </Typography>
  ) : (
    day !== today && adminDay(day)
  );
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={requestPath(request.ref)}>
        <ListItemText
          secondary={note}
          slotProps={{ primary: { color: 'textPrimary' }, secondary: { component: 'div' } }}
        >
          <strong>{request.ref}</strong> {request.customer.name}
        </ListItemText>
      </ListItemButton>
    </ListItem>
  );
}

interface TodayListProps {
  title: string;
  requests: readonly RentalRequest[];
  today: Day;
  empty: string;
}

function TodayList({ title, requests, today, empty }: TodayListProps) {
  const more = requests.length - SHOWN;
  return (
    <Card>
      <CardHeader
        title={requests.length > 0 ? `${title} (${requests.length})` : title}
        slotProps={{ title: { variant: 'h6', component: 'h3' } }}
      />
      <CardContent sx={{ pt: 0 }}>
        {requests.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
        {requests.length > 0 && (
          <List aria-label={title} sx={{ mx: -1.5 }}>
            {requests.slice(0, SHOWN).map((request) => (
              <TodayItem key={request.ref} request={request} today={today} />
            ))}
            {more > 0 && (
              <ListItem disablePadding>
                <ListItemButton
                  component={Link}
                  to={REQUESTS_PATH}
                >{`${more} more`}</ListItemButton>
              </ListItem>
            )}
          </List>
        )}
      </CardContent>
    </Card>
  );
}

/** Pick-ups and returns of today, overdue ones, and unanswered requests. */
function Today() {
  const today = useCurrentDay();
  const requests = useRequestsSelector(selectRequests).filter(({ isSample }) => !isSample);
  const sorted = sortByNextStep(requests, today);
  const isDue = (request: RentalRequest) => isDueOn(request, today) || isOverdue(request, today);
  const dueOf = (kind: 'pickUp' | 'return') =>
    sorted.filter((request) => nextStepOf(request).kind === kind && isDue(request));
  const lists = [
    { title: 'Pick-ups', requests: dueOf('pickUp'), empty: 'No pick-ups today.' },
    { title: 'Returns', requests: dueOf('return'), empty: 'No returns today.' },
    {
      title: 'Unanswered requests',
      requests: sorted.filter(({ status }) => status === 'new'),
      empty: 'All requests are answered.',
    },
  ];
  return (
    <HeadedSection title="Rentals today">
      <ResponsiveGrid minWidth={280}>
        {lists.map((list) => (
          <TodayList key={list.title} {...list} today={today} />
        ))}
      </ResponsiveGrid>
      <div style={{ marginTop: 12 }}>
        <BackupReminder />
      </div>
    </HeadedSection>
  );
}

/** Problems with the requests, and what is due unless they are lost. */
function TodayOrProblem() {
  const { isGone } = useRequestsSelector(selectRequestsStorageStatus);
  const hasRequests = useRequestsSelector(selectRequests).length > 0;
  // Nothing indicates that there are requests.
  if (!hasRequests && readRequestCounts() === undefined) return null;
  return (
    <>
      <RequestsBanner />
      {!isGone && <Today />}
    </>
  );
}

/** Loads the requests for the dashboard, and shows what is due. */
export default function TodaySection() {
  return useRequestsLoaded() && <TodayOrProblem />;
}
