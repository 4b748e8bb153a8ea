import { TRUST_LABELS, type Customers } from '@/domain/rental/customers/customers';
import {
  CUSTOMER_COLUMNS,
  planCustomers,
  type CustomersPlan,
} from '@/domain/rental/customers/planCustomers';
import { newId } from '@/domain/text/ids';
import { readCsv, writeCsv } from '../../resources/csv/csvText';
import { isoNow } from '../changes/commit';

export function writeCustomersCsv({ entries }: Customers): Promise<string> {
  const rows = entries.map(({ customer }) => [
    customer.name,
    customer.company,
    customer.phones.join('; '),
    customer.emails.join('; '),
    customer.billingAddress,
    customer.idSeen?.kind ?? '',
    customer.idSeen?.on ?? '',
    customer.guarantor,
    customer.note,
    TRUST_LABELS[customer.trust],
  ]);
  return writeCsv([CUSTOMER_COLUMNS, ...rows]);
}

/** Returns what the text of a file changes. @throws if the parser cannot be loaded */
export async function planCustomersCsv(text: string, customers: Customers): Promise<CustomersPlan> {
  const { rows, problem } = await readCsv(text);
  if (problem) return { columns: [], added: [], changed: [], unchanged: 0, problems: [problem] };
  const made = { at: isoNow(), newId: () => newId('customer-') };
  return planCustomers(rows, customers, made);
}
