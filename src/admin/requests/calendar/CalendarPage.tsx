import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Hold } from '@/domain/availability/availability';
import { addDays, isDay, listDays, weekStartOf, type Day } from '@/domain/availability/day';
import { requestPath, REQUESTS_PATH } from '@/domain/links/adminPaths';
import type { Product } from '@/domain/product/schema';
import { calendarRows, dayEvents } from '@/domain/rental/stock/calendar';
import { selectList } from '../../drafts/content/draftContent';
import { selectHolds } from '../../holds/holdSelectors';
import { adminDays } from '../../layout/adminDate';
import { useEditor } from '../../forms/useEditor';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { EmptyNote } from '../../layout/EmptyNote';
import { ScreenHeader, ScreenLayout, BackLink } from '../../layout/Screen';
import { TooltipButton } from '../../layout/TooltipButton';
import { PublishAvailability } from '../../publish/screens/Availability';
import { selectStock } from '../store/stockSelectors';
import { useCurrentDay } from '../../layout/useNow';
import { useRequestsSelector } from '../store/hooks';
import { selectRequests } from '../store/selectors';
import { selectNameOf } from '../store/unitSelectors';
import { CalendarTable } from './CalendarTable';
import { DayList } from './DayList';
import { MAINTENANCE_FORM, MaintenanceDialog } from './MaintenanceDialog';
import { barColours } from './calendarStyles';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  fontSize: '0.875rem',
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > li > span': { width: 28, height: 16, borderRadius: 5, forcedColorAdjust: 'none' },
  '& [data-conflict]': {
    display: 'grid',
    placeContent: 'center',
    border: `2px solid ${theme.vars?.palette.error.main}`,
    color: theme.vars?.palette.error.main,
    fontSize: '0.75rem',
    fontWeight: 800,
    lineHeight: 1,
  },
  ...barColours(theme),
}));

function Legend() {
  return (
    <List aria-label="Legend">
      <li>
        <span data-kind="held" aria-hidden="true" /> Confirmed
      </li>
      <li>
        <span data-kind="quoted" aria-hidden="true" /> Quoted
      </li>
      <li>
        <span data-kind="maintenance" aria-hidden="true" /> Maintenance
      </li>
      <li>
        <span data-conflict="" aria-hidden="true">
          !
        </span>{' '}
        Conflict
      </li>
    </List>
  );
}

// See docs/behaviour/rental-calendar.md.

const SHOWN_DAYS = 28;
const FROM_PARAM = 'from';

const selectProducts = selectList('products');
const NO_PRODUCTS: readonly Product[] = [];
const NO_HOLDS: readonly Hold[] = [];

function useShownDates(today: Day) {
  const [params, setParams] = useSearchParams();
  const given = params.get(FROM_PARAM);
  const thisWeek = weekStartOf(today);
  const from = isDay(given) ? given : thisWeek;
  const show = (day: Day) =>
    setParams(day === thisWeek ? {} : { [FROM_PARAM]: day }, { replace: true });
  return { from, to: addDays(from, SHOWN_DAYS - 1), thisWeek, show };
}

function useCalendar(from: Day, to: Day, today: Day, isWide: boolean) {
  const products = useRequestsSelector(selectProducts) ?? NO_PRODUCTS;
  // The list has the holds of maintenance only. Those of thousands of requests would block a phone.
  const stock = useRequestsSelector((state) => (isWide ? selectStock(state, today) : undefined));
  const known = useRequestsSelector(selectHolds) ?? NO_HOLDS;
  const requests = useRequestsSelector(selectRequests);
  const nameOf = useRequestsSelector(selectNameOf);
  return useMemo(() => {
    const dates = { from, to };
    const real = requests.filter(({ isSample }) => !isSample);
    const rows = stock ? calendarRows(products, stock.holds, real, dates) : [];
    const list = stock ? [] : dayEvents(real, known, nameOf, dates);
    return { products, holds: stock?.holds ?? known, days: listDays(dates), rows, list };
  }, [products, stock, known, requests, nameOf, from, to]);
}

function PeriodButtons({ from, to, thisWeek, show }: ReturnType<typeof useShownDates>) {
  return (
    <>
      <TooltipButton
        edge="start"
        label="Previous four weeks"
        onClick={() => show(addDays(from, -SHOWN_DAYS))}
      >
        <ArrowBackIcon />
      </TooltipButton>
      <Typography variant="h6" component="p" aria-live="polite">
        {adminDays({ from, to })}
      </Typography>
      <TooltipButton label="Next four weeks" onClick={() => show(addDays(from, SHOWN_DAYS))}>
        <ArrowForwardIcon />
      </TooltipButton>
      {from !== thisWeek && <Button onClick={() => show(thisWeek)}>This week</Button>}
    </>
  );
}

export default function CalendarPage() {
  const today = useCurrentDay();
  const navigate = useNavigate();
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  const period = useShownDates(today);
  const { from, to } = period;
  const { products, holds, days, rows, list } = useCalendar(from, to, today, isWide);
  const [isBookedOnly, setIsBookedOnly] = useState(false);
  const { editor, dialog, add, open, close, leave } = useEditor({
    form: MAINTENANCE_FORM,
    records: holds,
  });
  const hold = holds.find(({ id }) => id === editor?.record?.id);
  const openRequest = useCallback((ref: string) => void navigate(requestPath(ref)), [navigate]);
  const shown = isBookedOnly ? rows.filter(({ bookings }) => bookings.length > 0) : rows;
  return (
    <ScreenLayout>
      <div>
        <BackLink to={REQUESTS_PATH}>Requests</BackLink>
        <ScreenHeader title="Calendar">
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => add()}>
            Add maintenance
          </Button>
        </ScreenHeader>
      </div>
      <Stack direction="row" spacing={1}>
        <PeriodButtons {...period} />
        {isWide && (
          <CheckboxField
            label="Booked products only"
            name="bookedOnly"
            isChecked={isBookedOnly}
            onChange={setIsBookedOnly}
          />
        )}
      </Stack>
      {isWide ? (
        <>
          <Legend />
          {shown.length === 0 ? (
            <EmptyNote>No product is booked in these four weeks.</EmptyNote>
          ) : (
            <CalendarTable
              rows={shown}
              days={days}
              today={today}
              onOpenRequest={openRequest}
              onOpenMaintenance={open}
            />
          )}
        </>
      ) : (
        <DayList key={from} days={list} today={today} onOpenMaintenance={open} />
      )}
      <PublishAvailability />
      {editor && (!editor.record || hold) && (
        <MaintenanceDialog
          products={products}
          hold={hold}
          today={today}
          onSaved={close}
          onLeave={() => void leave()}
        />
      )}
      {dialog}
    </ScreenLayout>
  );
}
