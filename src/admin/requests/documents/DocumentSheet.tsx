import {
  documentAmounts,
  documentFacts,
  documentTitle,
} from '@/domain/rental/documents/documentText';
import type { IssuedDocument, QuoteCompany } from '@/domain/rental/schema';
import { PaperSheet } from '../quote/PaperSheet';
import { PositionTable } from '../quote/PositionTable';
import { AmountList } from '../request/TotalsList';

interface DocumentSheetProps {
  document: IssuedDocument;
  /** Reference of the request. */
  reference: string;
  company: QuoteCompany;
}

/** An invoice, a credit note or a receipt on a sheet of paper. */
export function DocumentSheet({ document, reference, company }: DocumentSheetProps) {
  const { customer, billingAddress, kind } = document;
  const isInvoice = kind === 'invoice';
  return (
    <PaperSheet
      title={documentTitle(document)}
      company={company}
      customer={[customer.name || 'Customer', billingAddress, customer.phone, customer.email]}
      facts={documentFacts(document, reference)}
      notes={isInvoice ? document.customerNotes : ''}
      closing={
        isInvoice
          ? [
              ['Terms', document.terms],
              ['Bank details', document.bankDetails],
              ['Pay online', document.paymentLink],
            ]
          : []
      }
    >
      <PositionTable terms={document} />
      <AmountList
        rows={documentAmounts(document).map(([label, amount]) => {
          const isTotal = ['Total', 'Credit', 'Amount'].includes(label);
          return { label, amount, isTotal };
        })}
      />
    </PaperSheet>
  );
}
