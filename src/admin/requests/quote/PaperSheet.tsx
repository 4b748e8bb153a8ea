import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { QuoteCompany } from '@/domain/rental/schema';
import { PRINT_STYLES, sheetStyles } from './sheetStyles';

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

interface PaperSheetProps {
  /** What it is and its number, such as 'Quote Q-2026-0001'. */
  title: string;
  company: QuoteCompany;
  /** Lines with name, address and contact of the customer. */
  customer: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  notes?: string;
  /** Texts at the end, such as terms. */
  closing: readonly (readonly [title: string, text: string])[];
  /** Table and totals. */
  children: ReactNode;
}

/** A quote or a document as the customer receives it on paper: A4, black on white. Printing the page prints nothing else. */
export function PaperSheet(props: PaperSheetProps) {
  const { title, company, customer, facts, notes = '', closing, children } = props;
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
            <p>{customer.filter(Boolean).join('\n')}</p>
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
        {children}
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
