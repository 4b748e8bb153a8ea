import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { countDays } from '@/domain/availability/day';
import { REQUESTS_PATH, requestPath } from '@/domain/links/adminPaths';
import { formatMoney, type Amount } from '@/domain/rental/money';
import { isQuoteUnsent, NOT_SENT } from '@/domain/rental/nextStep';
import { totalsOf } from '@/domain/rental/quotes';
import { itemsText } from '@/domain/rental/requestTexts';
import { shownLog } from '@/domain/rental/requestLog';
import { datesOfRequest, isConfirmed, isFilm, labelOfStatus } from '@/domain/rental/requestSteps';
import type { RequestStatus, Asked } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { HEIGHTS } from '@/theme/tokens';
import { adminDays, adminDate, adminDay, adminTime } from '../../layout/adminDate';
import { BackLink, SCREEN_GAP } from '../../layout/Screen';
import { useIsWide } from '../../layout/useIsWide';
import { requestPart, type RequestPartProps } from '../fields/requestPart';

const COURSE: readonly RequestStatus[] = ['new', 'quoted', 'confirmed', 'collected', 'returned'];
/** The course of a request that was returned in parts contains that status. */
const courseOf = (status: RequestStatus) =>
  status === 'partlyReturned'
    ? COURSE.map((one) => (one === 'collected' ? 'partlyReturned' : one))
    : COURSE;
const DECLINED: readonly RequestStatus[] = ['new', 'declined'];

function Course({ request }: RequestPartProps<'status' | 'quotes' | 'about' | 'items'>) {
  const { status, quotes } = request;
  const whole = status === 'declined' ? DECLINED : courseOf(status);
  const course = isFilm(request) ? whole.filter((one) => one !== 'collected') : whole;
  const reached = course.indexOf(status);
  return (
    <Stepper
      activeStep={reached}
      alternativeLabel
      translate="no"
      aria-label="Status"
      sx={{ mt: 2, maxWidth: 640 }}
    >
      {course.map((one, index) => (
        <Step
          key={one}
          // A request can be confirmed without a quote.
          completed={index < reached && (one !== 'quoted' || quotes.length > 0)}
          aria-current={one === status ? 'step' : undefined}
        >
          <StepLabel error={one === 'declined'}>{labelOfStatus(request, one)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

/** Height in px of what stays of the heading when it is scrolled away. */
const STICKY = 48;

const StickyHeading = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: HEIGHTS.bar,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  height: STICKY,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.default,
  '& > p': { flex: 1, minWidth: 0 },
  // What the Tab key focuses is not below it.
  '& ~ * :is(a, button, input, select, textarea)': { scrollMarginTop: STICKY },
}));

/** Covers what stays of it until it is scrolled away. */
const WholeHeading = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 4,
  marginTop: `calc(${-STICKY}px - ${SCREEN_GAP})`,
  backgroundColor: theme.vars?.palette.background.default,
}));

type HeadingProps = RequestPartProps<
  'ref' | 'status' | 'isSample' | 'quotes' | 'log' | 'customer' | 'from' | 'to' | 'about' | 'items'
> & { total: Amount; balance: Amount };

function Heading({ request, total, balance }: HeadingProps) {
  const { ref, isSample } = request;
  const isNarrow = !useIsWide();
  const name = request.customer.name || 'No name';
  const dates = datesOfRequest(request);
  const open = `Balance ${formatMoney(balance)}`;
  const facts = [
    dates && `${adminDays(dates)} (${formatCount(countDays(dates), 'day')})`,
    `Total ${formatMoney(total)}`,
    isConfirmed(request) && open,
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <StickyHeading aria-hidden translate="no">
        <Typography noWrap>{name}</Typography>
        <span>{isConfirmed(request) ? open : formatMoney(total)}</span>
      </StickyHeading>
      <WholeHeading>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <BackLink to={REQUESTS_PATH}>Requests</BackLink>
          {isNarrow && <Chip label={labelOfStatus(request)} />}
          {isQuoteUnsent(request) && <Chip label={NOT_SENT} color="warning" />}
          {isSample && <Chip label="Sample request" />}
        </Stack>
        <Typography
          variant="h2"
          component="h1"
          tabIndex={-1}
          translate="no"
          sx={{ overflowWrap: 'anywhere', '& > small': { fontSize: '0.5em', fontWeight: 500 } }}
        >
          {name} <small>{ref}</small>
        </Typography>
        <Typography color="textSecondary" translate="no" sx={{ mt: 0.5 }}>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <span style={{ display: 'inline-block' }}>{fact}</span>
            </Fragment>
          ))}
        </Typography>
        {!isNarrow && <Course request={request} />}
      </WholeHeading>
    </>
  );
}

export const RequestHeading = requestPart(
  ['ref', 'status', 'isSample', 'quotes', 'log', 'customer', 'from', 'to', 'about', 'items'],
  Heading,
);

const Time = ({ at }: { at: string }) => <time dateTime={at}>{adminTime(at)}</time>;

function datesText(asked: Asked): string {
  const dates = datesOfRequest(asked);
  if (!dates) return 'To be agreed';
  const days = formatCount(countDays(dates), 'day');
  return `${adminDay(dates.from)} to ${adminDay(dates.to)} (${days})`;
}

export const AskedSection = requestPart(
  ['asked', 'message'],
  function AskedSection({ request: { asked, message } }) {
    return (
      <List component="ol" disablePadding>
        {asked.toReversed().map((one, index) => (
          // Entries never move: the latest one has the highest number.
          <ListItem key={asked.length - index} disableGutters disablePadding>
            <ListItemText secondary={<Time at={one.at} />} sx={{ whiteSpace: 'pre-line' }}>
              {[
                one.from && datesText(one),
                itemsText(one.items),
                one.message !== message && one.message,
              ]
                .filter(Boolean)
                .join('\n')}
            </ListItemText>
          </ListItem>
        ))}
      </List>
    );
  },
);

interface QuotesSectionProps extends RequestPartProps<'ref' | 'quotes'> {
  /** Whether no other button opens the last one. */
  hasLink: boolean;
}

export const QuotesSection = requestPart(
  ['ref', 'quotes'],
  function QuotesSection({ request: { ref, quotes }, hasLink }: QuotesSectionProps) {
    return (
      <>
        <List disablePadding sx={{ mb: 2 }}>
          {quotes.toReversed().map((quote) => (
            <ListItem
              key={quote.number + quote.sentAt}
              translate="no"
              disableGutters
              disablePadding
            >
              <ListItemText primary={quote.number} secondary={adminDate(quote.sentAt)} />
              {formatMoney(totalsOf(quote).total)}
            </ListItem>
          ))}
        </List>
        {hasLink && (
          <Button
            component={Link}
            to={requestPath(ref, 'quote')}
            variant="outlined"
            startIcon={<DescriptionIcon />}
            fullWidth
          >
            Open quote
          </Button>
        )}
      </>
    );
  },
);

export const LogSection = requestPart(['log'], function LogSection({ request: { log } }) {
  return (
    <List component="ol" aria-label="Log" disablePadding>
      {shownLog(log).map(({ at, text }, index, { length }) => (
        <ListItem key={length - index} disableGutters disablePadding>
          <ListItemText primary={text} secondary={<Time at={at} />} />
        </ListItem>
      ))}
    </List>
  );
});
