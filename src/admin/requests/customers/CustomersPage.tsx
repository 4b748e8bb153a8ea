import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Day } from '@/domain/availability/day';
import { customerPath, REQUESTS_PATH } from '@/domain/links/adminPaths';
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
import { NO_CONTENT, type Column } from '../../resources/column';
import { DataTable } from '../../resources/table/DataTable';
import { selectCharging } from '../store/stockSelectors';
import { selectCustomers } from '../store/customers';
import { useRequestsSelector } from '../store/hooks';
import { once, selectRequestsByRef } from '../store/selectors';
import { customerNumbers } from './customerNumbers';
import { planCustomersCsv, writeCustomersCsv } from './customersCsv';
import { TableCsv } from '../layout/TableCsv';

interface CustomerRow extends CustomerEntry {
  id: string;
  requests: () => RentalRequest[];
  /** Computed for the rows that are shown, and for all of them only when they are sorted by it. */
  numbers: () => ReturnType<typeof customerNumbers>;
}

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
  const rows = useCustomerRows(useCurrentDay());
  return (
    <ScreenLayout>
      <BackLink to={REQUESTS_PATH}>Requests</BackLink>
      <ScreenHeader title="Customers">
        <TableCsv
          table="customers"
          noun="customer"
          write={() => writeCustomersCsv(customers)}
          planOf={(text) => planCustomersCsv(text, customers)}
          nameOf={customerLabel}
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
        daysOf={daysOf}
        isSearchPrivate
        orderLabel="Name"
        empty={
          rows.length === 0
            ? 'No customers yet. They are listed here after their first request or an import.'
            : 'No customers match your search.'
        }
      />
    </ScreenLayout>
  );
}
