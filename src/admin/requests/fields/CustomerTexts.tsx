import { styled } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';
import { requestPart, type RequestPartProps } from './requestFields';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  padding: 16,
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

const TEXTS = ['subject', 'preferredDate', 'duration', 'message'] as const;

/** What the customer wrote besides contact, dates and items. Renders nothing if there is nothing. */
export const CustomerTexts = requestPart(
  TEXTS,
  function CustomerTexts({ request }: RequestPartProps<(typeof TEXTS)[number]>) {
    const { subject, preferredDate, duration, message } = request;
    const texts = [
      ['Subject', subject],
      ['Preferred date', preferredDate],
      ['Duration', duration],
      ['Message', message],
    ].filter(([, text]) => text);
    if (texts.length === 0) return null;
    return (
      <List aria-label="From the customer">
        {texts.map(([label, text]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label}-text`}>{text}</dd>,
        ])}
      </List>
    );
  },
);
