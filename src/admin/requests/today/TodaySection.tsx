import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Day } from '@/domain/availability/day';
import { requestPath, REQUESTS_PATH } from '@/domain/links/adminPaths';
import { formatMoney } from '@/domain/rental/money';
import { isDueOn, isOverdue, nextStepOf, sortByNextStep } from '@/domain/rental/nextStep';
import { overdueDays, overdueText } from '@/domain/rental/handover';
import type { RentalRequest } from '@/domain/rental/schema';
import { adminDay } from '../../layout/adminDate';
import { HeadedSection } from '../../layout/Screen';
import { useCurrentDay } from '../../layout/useNow';
import { BackupReminder } from '../backup/BackupReminder';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { UnsavedBanner } from '../RequestsBanner';
import { readRequestCounts } from '../storage/requestCount';
import { selectCharging } from '../store/stockSelectors';
import { useRequestsSelector } from '../store/hooks';
import { OPEN_AMOUNTS, selectRequests } from '../store/selectors';
import { useRequestsLoaded } from '../startRequests';
import { TodayPlaceholder } from './TodayPlaceholder';

const SHOWN = 5;

function dueNote(request: RentalRequest, today: Day): ReactNode {
  const { day } = nextStepOf(request);
  if (day === '') return request.about || 'No dates yet';
  const late = overdueDays(request, today);
  if (!isOverdue(request, today)) return day !== today && adminDay(day);
  return (
    <Typography variant="body2" color="error">
      {late > 0 ? overdueText(late) : `Since ${adminDay(day)}`}
    </Typography>
  );
}

function TodayItem({ request, note }: { request: RentalRequest; note: ReactNode }) {
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={requestPath(request.ref)}>
        <ListItemText
          secondary={note}
          slotProps={{
            primary: { color: 'textPrimary', translate: 'no' },
            secondary: { component: 'div' },
          }}
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
  empty: string;
  /** Value of the filter with which the list of all requests shows the same ones. */
  filter?: string;
  /** By default, when the next step is due. */
  noteOf?: (request: RentalRequest) => ReactNode;
}

function TodayList({ title, requests, empty, filter, noteOf }: TodayListProps) {
  const today = useCurrentDay();
  const more = requests.length - SHOWN;
  const heading = requests.length > 0 ? `${title} (${requests.length})` : title;
  const path = filter === undefined ? REQUESTS_PATH : `${REQUESTS_PATH}?filter=${filter}`;
  return (
    <Card>
      <CardHeader
        title={filter === undefined ? heading : <Link to={path}>{heading}</Link>}
        slotProps={{ title: { variant: 'h6', component: 'h3' } }}
      />
      <CardContent sx={{ pt: 0 }}>
        {requests.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
        {requests.length > 0 && (
          <List aria-label={title} sx={{ mx: -1.5 }}>
            {requests.slice(0, SHOWN).map((request) => (
              <TodayItem
                key={request.ref}
                request={request}
                note={noteOf ? noteOf(request) : dueNote(request, today)}
              />
            ))}
            {more > 0 && (
              <ListItem disablePadding>
                <ListItemButton component={Link} to={path}>{`${more} more`}</ListItemButton>
              </ListItem>
            )}
          </List>
        )}
      </CardContent>
    </Card>
  );
}

function Today() {
  const today = useCurrentDay();
  const requests = useRequestsSelector(selectRequests);
  const charging = useRequestsSelector(selectCharging);
  const sorted = useMemo(
    () =>
      sortByNextStep(
        requests.filter(({ isSample }) => !isSample),
        today,
      ),
    [requests, today],
  );
  const openList = (
    filter: keyof typeof OPEN_AMOUNTS,
    empty: string,
    note: string,
  ): TodayListProps => {
    const { label: title, of } = OPEN_AMOUNTS[filter];
    return {
      title,
      filter,
      requests: sorted.filter((one) => of(one, charging) > 0),
      empty,
      noteOf: (one) => `${formatMoney(of(one, charging))} ${note}`,
    };
  };
  const isPickUp = (request: RentalRequest) => nextStepOf(request).kind === 'pickUp';
  const lists: TodayListProps[] = [
    {
      title: 'Pick-ups',
      requests: sorted.filter(
        (one) => isPickUp(one) && (isDueOn(one, today) || isOverdue(one, today)),
      ),
      empty: 'No pick-ups today.',
    },
    {
      title: 'Returns',
      requests: sorted.filter((one) => !isPickUp(one) && isDueOn(one, today)),
      empty: 'No returns today.',
    },
    {
      title: 'Overdue',
      requests: sorted.filter((one) => overdueDays(one, today) > 0),
      empty: 'Nothing is overdue.',
    },
    {
      title: 'Unanswered requests',
      requests: sorted.filter(({ status }) => status === 'new'),
      filter: 'new',
      empty: 'All requests are answered.',
    },
    openList('unpaid', 'Everything is paid.', 'to be paid'),
    openList('deposits', 'No deposits are held.', 'held'),
  ];
  return (
    <HeadedSection title="Rentals today">
      <ResponsiveGrid minWidth={220}>
        {lists.map((list) => (
          <TodayList key={list.title} {...list} />
        ))}
      </ResponsiveGrid>
      <div style={{ marginTop: 12 }}>
        <BackupReminder />
      </div>
    </HeadedSection>
  );
}

function LoadedToday() {
  const hasRequests = useRequestsSelector(selectRequests).length > 0;
  // Nothing indicates that there are requests.
  if (!hasRequests && readRequestCounts() === undefined) return null;
  return (
    <>
      <UnsavedBanner />
      <Today />
    </>
  );
}

export default function TodaySection() {
  if (useRequestsLoaded()) return <LoadedToday />;
  return readRequestCounts()?.total ? <TodayPlaceholder /> : null;
}
