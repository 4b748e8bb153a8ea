import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import { countDays } from '@/domain/availability/day';
import { requestPath } from '@/domain/links/adminPaths';
import { formatMoney } from '@/domain/rental/money';
import { totalsOf } from '@/domain/rental/quotes';
import { itemsText } from '@/domain/rental/quoteText';
import { datesOfRequest } from '@/domain/rental/requestSteps';
import { logText } from '@/domain/rental/requestLog';
import type { Asked } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { adminDate, adminDay, adminTime } from '../../layout/adminDate';
import { requestPart, type RequestPartProps } from '../fields/requestFields';

const Time = ({ at }: { at: string }) => <time dateTime={at}>{adminTime(at)}</time>;

function datesText(asked: Asked): string {
  const dates = datesOfRequest(asked);
  if (!dates) return 'To be agreed';
  const days = formatCount(countDays(dates), 'day');
  return `${adminDay(dates.from)} to ${adminDay(dates.to)} (${days})`;
}

/** What the customer asked for and when, the latest first. */
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

/** The quotes that were created, and a link to the last one. */
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

/** What happened to a request and when, the latest first. */
export const LogSection = requestPart(['log'], function LogSection({ request: { log } }) {
  return (
    <List component="ol" aria-label="Log" disablePadding>
      {log.toReversed().map((entry, index) => (
        <ListItem key={log.length - index} disableGutters disablePadding>
          <ListItemText primary={logText(entry)} secondary={<Time at={entry.at} />} />
        </ListItem>
      ))}
    </List>
  );
});
