import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { quotePath } from '@/domain/links/adminPaths';
import { formatNaira } from '@/domain/rental/money';
import { totalsOf } from '@/domain/rental/quotes';
import { adminDate } from '../../layout/adminDate';
import { HeadedSection } from '../../layout/HeadedSection';
import { requestPart, type RequestPartProps } from '../fields/requestFields';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginBottom: 16,
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
}));

interface QuotesSectionProps extends RequestPartProps<'ref' | 'quotes'> {
  /** For moving the focus to the link to the last quote. */
  linkRef: Ref<HTMLAnchorElement>;
}

function Quotes({ request: { ref, quotes }, linkRef }: QuotesSectionProps) {
  if (quotes.length === 0) return null;
  return (
    <HeadedSection title="Quotes">
      <List>
        {quotes.toReversed().map((quote) => (
          <li key={quote.number + quote.sentAt}>
            <span>
              {quote.number}
              <small>{adminDate(quote.sentAt)}</small>
            </span>
            <span>{formatNaira(totalsOf(quote).total)}</span>
          </li>
        ))}
      </List>
      <Button
        ref={linkRef}
        component={Link}
        to={quotePath(ref)}
        variant="outlined"
        startIcon={<DescriptionIcon />}
        fullWidth
      >
        Open quote
      </Button>
    </HeadedSection>
  );
}

/** The quotes that were created, and a link to the last one. Nothing before the first. */
export const QuotesSection = requestPart(['ref', 'quotes'], Quotes);
