import { styled } from '@mui/material/styles';
import { formatTime } from '@/domain/availability/dayTexts';
import { itemsText, quoteDates } from '@/domain/rental/quoteText';
import { HeadedSection } from '../../layout/HeadedSection';
import { requestPart, type RequestPartProps } from '../fields/requestFields';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > li': { display: 'grid', gap: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& time': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
}));

/** What the customer asked for and when, the latest first. Nothing for a request that was entered by hand. */
export const AskedSection = requestPart(
  ['asked', 'message'],
  function AskedSection({ request: { asked, message } }: RequestPartProps<'asked' | 'message'>) {
    if (asked.length === 0) return null;
    return (
      <HeadedSection title="Original request">
        <List>
          {asked.toReversed().map((one, at) => (
            // Entries never move: the latest one has the highest number.
            <li key={asked.length - at}>
              {one.from && <span>{quoteDates(one)}</span>}
              <span>{itemsText(one.items)}</span>
              {one.message !== message && <span>{one.message}</span>}
              <time dateTime={one.at}>{formatTime(Date.parse(one.at))}</time>
            </li>
          ))}
        </List>
      </HeadedSection>
    );
  },
);
