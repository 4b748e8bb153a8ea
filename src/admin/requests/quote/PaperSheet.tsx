import GlobalStyles from '@mui/material/GlobalStyles';
import { type CSSObject, type Theme, styled } from '@mui/material/styles';
import { formatMoney } from '@/domain/rental/money';
import type { Paper } from '@/domain/rental/documents/paper';
import type { QuoteCompany } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { FONTS } from '@/theme/tokens';
import { AmountList } from '../request/TotalsSection';

const INK = '#111111';
const SOFT = '#4A4A4A';
const LINE = '#C9C9C9';

function tableStyles(): CSSObject {
  return {
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th': {
      padding: '6px 0',
      borderBottom: `2px solid ${INK}`,
      textAlign: 'left',
      fontWeight: 650,
      fontSize: '0.8125rem',
    },
    '& td': { padding: '7px 0', borderBottom: `1px solid ${LINE}`, verticalAlign: 'top' },
    '& thead': { display: 'table-header-group' },
    '& tbody': { breakInside: 'avoid' },
    '@media print': { '& td': { paddingBlock: 4 } },
    '& tr:has(+ [data-contents]) > td': { borderBottom: 0, paddingBottom: 0 },
    '& [data-contents] > td': { paddingTop: 1, color: SOFT, fontSize: '0.8em', lineHeight: 1.25 },
    '& th + th, & td + td': {
      paddingLeft: 12,
      textAlign: 'right',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-narrow]': { display: 'none', color: SOFT },
    '@media screen and (max-width: 599.95px)': {
      '& [data-wide]': { display: 'none' },
      '& [data-narrow]': { display: 'block' },
    },
  };
}

/** Styles of a quote as a sheet of paper, in every colour scheme. */
export function sheetStyles(theme: Theme): CSSObject {
  return {
    display: 'grid',
    gap: 20,
    width: '100%',
    maxWidth: 794,
    margin: '0 auto',
    padding: 'clamp(20px, 6vw, 56px)',
    borderRadius: 4,
    border: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: '#FFFFFF',
    color: INK,
    fontSize: '0.875rem',
    lineHeight: 1.45,
    // A long word of a name must not push the amounts off the paper.
    overflowWrap: 'anywhere',
    '& header': { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: 16 },
    '& header > div': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gap: '8px 14px',
      alignItems: 'center',
      '& > img': { width: 'auto', height: 48, maxWidth: 180, objectFit: 'contain' },
      '& > strong': { fontFamily: FONTS.display, fontSize: '1.5rem', lineHeight: 1.1 },
      '& > address': {
        gridColumn: '1 / -1',
        display: 'grid',
        color: SOFT,
        fontStyle: 'normal',
        fontSize: '0.8125rem',
      },
    },
    '& [data-number]': {
      fontFamily: FONTS.display,
      fontWeight: 700,
      fontSize: '1.5rem',
      lineHeight: 1.1,
    },
    '& h2': {
      margin: '0 0 2px',
      breakAfter: 'avoid',
      fontSize: '0.75rem',
      fontWeight: 650,
      letterSpacing: '0.04em',
      color: SOFT,
    },
    '& section > p': { whiteSpace: 'pre-line' },
    '& [data-facts]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '12px 32px',
    },
    '& dl': { display: 'grid', gap: 2, '& > div': { display: 'flex', gap: 12 } },
    '& dt': { flex: '0 0 92px', color: SOFT },
    '& dd': { margin: 0, fontWeight: 600 },
    '& [data-closing]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
      gap: '16px 32px',
    },
    '& [data-closing]:empty': { display: 'none' },
    ...tableStyles(),
    '& > ul': { justifySelf: 'end', width: 'min(340px, 100%)', breakInside: 'avoid', color: INK },
  };
}

const SHEET = '[data-sheet]';

/** While a quote is shown, printing prints the sheet only. Everything around it is removed. */
export const PRINT_STYLES: CSSObject = {
  '@page': {
    size: 'A4',
    margin: '14mm 16mm',
    '@bottom-right': { content: '"Page " counter(page) " of " counter(pages)', fontSize: '8pt' },
  },
  '@media print': {
    html: { colorScheme: 'light' },
    body: { backgroundColor: '#FFFFFF !important', minWidth: '0 !important' },
    [`body *:not(:has(${SHEET}), ${SHEET}, ${SHEET} *)`]: { display: 'none !important' },
    [`body *:has(${SHEET})`]: {
      display: 'block !important',
      margin: '0 !important',
      padding: '0 !important',
      maxWidth: 'none !important',
      minHeight: '0 !important',
    },
    [SHEET]: {
      maxWidth: 'none !important',
      padding: '0 !important',
      border: '0 !important',
      fontSize: '10pt !important',
      lineHeight: '1.3 !important',
      gap: '12px !important',
    },
  },
};

const Sheet = styled('article')(({ theme }) => sheetStyles(theme));

function TextBlock({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p>{text.trim()}</p>
    </section>
  );
}

const daysText = (days: number | null) => (days === null ? 'once' : formatCount(days, 'day'));

/** The head is repeated on each page of paper, and no item is cut. */
function PositionTable({ rows }: { rows: Paper['positions'] }) {
  if (rows.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" data-wide>
            Quantity
          </th>
          <th scope="col" data-wide>
            Rate
          </th>
          <th scope="col" data-wide>
            Days
          </th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      {rows.map(({ name, included, quantity, rate, days, amount }, index) => (
        // Positions of what was issued have no ID, and never change.
        <tbody key={`${index}-${name}`}>
          <tr>
            <td>
              {name}
              <small data-narrow>
                {quantity} × {rate === null ? 'to be agreed' : formatMoney(rate)}
                {days === null ? ' once' : ` × ${daysText(days)}`}
              </small>
            </td>
            <td data-wide>{quantity}</td>
            <td data-wide>{rate === null ? 'To be agreed' : formatMoney(rate)}</td>
            <td data-wide>{days ?? 'once'}</td>
            <td>{amount === null ? '–' : formatMoney(amount)}</td>
          </tr>
          {included.length > 0 && (
            <tr data-contents>
              <td colSpan={5}>With {included.join(', ')}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

interface PaperSheetProps {
  paper: Paper;
  company: QuoteCompany;
}

export function PaperSheet({ paper, company }: PaperSheetProps) {
  const { title, billingAddress, facts, positions, amounts, notes, closing } = paper;
  const { name, phone, email } = paper.customer;
  return (
    <>
      <GlobalStyles styles={PRINT_STYLES} />
      <Sheet data-sheet translate="no" aria-label={title}>
        <header>
          <div>
            {company.logo && <img src={company.logo} alt="" width="180" height="48" />}
            <strong>{company.name}</strong>
            <address>
              {[company.address, company.phone, company.email].filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
          <p data-number>{title}</p>
        </header>
        <div data-facts>
          <section>
            <h2>For</h2>
            <p>{[name || 'Customer', billingAddress, phone, email].filter(Boolean).join('\n')}</p>
          </section>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <PositionTable rows={positions} />
        <AmountList rows={amounts} />
        <TextBlock title="Notes" text={notes} />
        <div data-closing>
          {closing.map(([heading, text]) => (
            <TextBlock key={heading} title={heading} text={text} />
          ))}
        </div>
      </Sheet>
    </>
  );
}
