import Chip from '@mui/material/Chip';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Day } from '@/domain/availability/day';
import { customerPath, REQUESTS_PATH } from '@/domain/links/adminPaths';
import { readContent } from '@/domain/content/content';
import {
  customerSearchText,
  TRUST_LABELS,
  type CustomerEntry,
  customerLabel,
} from '@/domain/rental/customers/customers';
import { formatMoney } from '@/domain/rental/money';
import { requestDays } from '@/domain/rental/requestSteps';
import type { RentalRequest } from '@/domain/rental/schema';
import { adminDay } from '../../layout/adminDate';
import { BackLink, ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { useCurrentDay } from '../../layout/useNow';
import type { Column } from '../../resources/column';
import { CsvButtons } from '../../resources/csv/CsvButtons';
import { DataTable } from '../../resources/table/DataTable';
import { selectCharging } from '../store/stockSelectors';
import { selectCustomers } from '../store/customers';
import { useRequestsSelector } from '../store/hooks';
import { once, selectRequestsByRef } from '../store/selectors';
import { customerNumbers } from './customerNumbers';
import { writeCustomersCsv, readCustomersCsv } from './customersCsv';
import Typography from '@mui/material/Typography';
import { useLoaded } from '@/ui/lazy/lazyModule';
import { ImportLines } from '../../resources/csv/CsvImportDialog';
import { TableImportDialog } from '../layout/TableImportDialog';

function CustomersImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const customers = useRequestsSelector(selectCustomers);
  const [read] = useState(() => () => readCustomersCsv(file));
  const { value: planFor } = useLoaded(read);
  const plan = useMemo(() => planFor?.(customers), [planFor, customers]);
  const columns = plan?.columns ?? [];
  const unused = columns.flatMap(({ given, column }) => (column || !given.trim() ? [] : [given]));
  const props = { file, plan, onClose };
  return (
    <TableImportDialog table="customers" noun="customer" nameOf={customerLabel} {...props}>
      <ImportLines
        label="Columns"
        texts={columns.flatMap(({ given, column }) => (column ? [[`${given}: ${column}`]] : []))}
      />
      {unused.length > 0 && <Typography>{`Not imported: ${unused.join(', ')}`}</Typography>}
    </TableImportDialog>
  );
}

interface CustomerRow extends CustomerEntry {
  id: string;
  requests: () => RentalRequest[];
  /** Computed for the rows that are shown, and for all of them only when they are sorted by it. */
  numbers: () => ReturnType<typeof customerNumbers>;
}

/** Customers refer to no other records. */
const { content: NO_CONTENT } = readContent({});
const LABELS = { one: 'customer', many: 'customers' };
const nameOf = ({ customer }: CustomerRow) => customer.name || 'Customer';

const COLUMNS: Column<CustomerRow>[] = [
  {
    id: 'name',
    label: 'Customer',
    card: 'title',
    cell: (row) => <Link to={customerPath(row.id)}>{nameOf(row)}</Link>,
    sortBy: ({ customer }) => customer.name,
  },
  {
    id: 'trust',
    label: 'Trust',
    card: 'line',
    cell: ({ customer: { trust } }) =>
      trust === '' ? (
        '–'
      ) : (
        <Chip label={TRUST_LABELS[trust]} color={trust === 'trusted' ? 'success' : 'warning'} />
      ),
    sortBy: ({ customer }) => TRUST_LABELS[customer.trust],
  },
  {
    id: 'requests',
    label: 'Requests',
    card: 'line',
    cell: ({ refs }) => refs.length,
    sortBy: ({ refs }) => refs.length,
  },
  {
    id: 'paid',
    label: 'Paid',
    card: 'line',
    cell: ({ numbers }) => formatMoney(numbers().paid),
    sortBy: ({ numbers }) => numbers().paid,
  },
  {
    id: 'balance',
    label: 'Balance',
    card: 'line',
    cell: ({ numbers }) => formatMoney(numbers().balance),
    sortBy: ({ numbers }) => numbers().balance,
  },
  {
    id: 'late',
    label: 'Late returns',
    card: 'line',
    cell: ({ numbers }) => numbers().late,
    sortBy: ({ numbers }) => numbers().late,
  },
];

const searchText = ({ customer, requests }: CustomerRow) => [
  ...customerSearchText(customer),
  ...requests().flatMap(({ items }) => items.map(({ name }) => name)),
];
const daysOf = ({ requests }: CustomerRow) => requests().flatMap(requestDays);

const factsOf = ({ numbers }: CustomerRow) => {
  const { balance, last } = numbers();
  return [`Balance ${formatMoney(balance)}`, last && `Last request ${adminDay(last)}`];
};

function useCustomerRows(today: Day): CustomerRow[] {
  const { entries } = useRequestsSelector(selectCustomers);
  const byRef = useRequestsSelector(selectRequestsByRef);
  const charging = useRequestsSelector(selectCharging);
  return useMemo(
    () =>
      entries.map((entry) => {
        const requests = () => entry.refs.flatMap((ref) => byRef[ref] ?? []);
        const numbers = once(() => customerNumbers(requests(), charging, today));
        return { ...entry, id: entry.customer.id, requests, numbers };
      }),
    [entries, byRef, charging, today],
  );
}

export default function CustomersPage() {
  const customers = useRequestsSelector(selectCustomers);
  const [file, setFile] = useState<File>();
  const today = useCurrentDay();
  const rows = useCustomerRows(today);
  const days = useMemo(() => ({ of: daysOf, today }), [today]);
  return (
    <ScreenLayout>
      <BackLink to={REQUESTS_PATH}>Requests</BackLink>
      <ScreenHeader title="Customers">
        <CsvButtons
          noun="customers"
          write={rows.length > 0 ? () => writeCustomersCsv(customers) : undefined}
          onFile={setFile}
        />
      </ScreenHeader>
      <DataTable
        label="Customers"
        labels={LABELS}
        records={rows}
        content={NO_CONTENT}
        columns={COLUMNS}
        nameOf={nameOf}
        factsOf={factsOf}
        searchText={searchText}
        days={days}
        isSearchPrivate
        orderLabel="Name"
        empty={
          rows.length === 0
            ? 'No customers yet. They are listed here after their first request or an import.'
            : 'No customers match your search.'
        }
      />
      {file && <CustomersImportDialog file={file} onClose={() => setFile(undefined)} />}
    </ScreenLayout>
  );
}
