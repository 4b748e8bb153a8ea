import { TRUST_LABELS, type Customers } from '@/domain/rental/customers/customers';
import {
  CUSTOMER_COLUMNS,
  planCustomers,
  type CustomersPlan,
} from '@/domain/rental/customers/planCustomers';
import { newId } from '@/domain/text/ids';
import { CSV_MAX_ROWS, readCsv, readCsvFile, writeCsv } from '../../resources/csv/csvText';
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

/** Returns a function that returns what the file changes for the present customers. Never rejects. */
export async function readCustomersCsv(
  file: File,
): Promise<(customers: Customers) => CustomersPlan> {
  const failed = (message: string, row = 1) => {
    const problems = [{ row, message }];
    return () => ({ columns: [], added: [], changed: [], unchanged: 0, problems });
  };
  const read = await readCsvFile(file);
  if ('problem' in read) return failed(read.problem);
  try {
    const { rows, problem } = await readCsv(read.text);
    if (problem) return failed(problem.message, problem.row);
    if (rows.length > CSV_MAX_ROWS + 1)
      return failed(`The file has too many rows. The limit is ${CSV_MAX_ROWS}.`);
    return (customers) =>
      planCustomers(rows, customers, {
        at: isoNow(),
        newId: () => newId('customer-', Math.random),
      });
  } catch {
    return failed('The file could not be read.');
  }
}
