import { styled } from '@mui/material/styles';
import { countDays } from '@/domain/availability/day';
import { itemsText } from '@/domain/rental/quoteText';
import { datesOfRequest } from '@/domain/rental/requestDates';
import type { Asked } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { adminDay, adminTime } from '../../layout/adminDate';
import { HeadedSection } from '../../layout/HeadedSection';
import { requestPart, type RequestPartProps } from '../fields/requestFields';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > li': { display: 'grid', gap: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& time': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
}));

function datesText(asked: Asked): string {
  const dates = datesOfRequest(asked);
  if (!dates) return 'To be agreed';
  const days = formatCount(countDays(dates), 'day');
  return `${adminDay(dates.from)} to ${adminDay(dates.to)} (${days})`;
}

/** What the customer asked for and when, the latest first. Nothing for a request that was entered by hand. */
export const AskedSection = requestPart(
  ['asked', 'message'],
  function AskedSection({ request: { asked, message } }: RequestPartProps<'asked' | 'message'>) {
    if (asked.length === 0) return null;
    return (
      <HeadedSection title="Original request">
        <List>
          {asked.toReversed().map((one, index) => (
            // Entries never move: the latest one has the highest number.
            <li key={asked.length - index}>
              {one.from && <span>{datesText(one)}</span>}
              <span>{itemsText(one.items)}</span>
              {one.message !== message && <span>{one.message}</span>}
              <time dateTime={one.at}>{adminTime(one.at)}</time>
            </li>
          ))}
        </List>
      </HeadedSection>
    );
  },
);
