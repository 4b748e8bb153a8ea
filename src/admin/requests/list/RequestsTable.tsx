import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useCallback, useMemo } from 'react';
import { readContent } from '@/domain/content/content';
import { customerOfContact } from '@/domain/rental/customers/customers';
import { sortByNextStep } from '@/domain/rental/nextStep';
import { requestDays } from '@/domain/rental/requestDates';
import type { RentalRequest } from '@/domain/rental/schema';
import { DataTable } from '../../resources/table/DataTable';
import { selectCustomers } from '../store/customers';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import type { RequestsThunk } from '../store/storeTypes';
import { selectCharging } from '../store/stockSelectors';
import { removeRequests } from '../changes/thunks';
import { useCurrentDay } from '../../layout/useNow';
import {
  REQUEST_COLUMNS,
  requestFacts,
  requestSearchText,
  STATUS_FILTER,
  type RequestRow,
} from './requestColumns';

/** Requests refer to no other records. */
const { content: NO_CONTENT } = readContent({});
const LABELS = { one: 'request', many: 'requests' };
const nameOf = ({ id }: RequestRow) => id;
const daysOf = ({ request }: RequestRow) => requestDays(request);

/** Returns the company of a customer. Customers are assigned to requests when it is first needed. */
const companyOf =
  ({ customer }: RentalRequest): RequestsThunk<string> =>
  (_dispatch, getState) =>
    customerOfContact(selectCustomers(getState()), customer)?.customer.company ?? '';

/** All requests as a table or cards, sorted by their next step. The search does not become part of the URL. */
export function RequestsTable({ requests }: { requests: readonly RentalRequest[] }) {
  const dispatch = useRequestsDispatch();
  const today = useCurrentDay();
  const charging = useRequestsSelector(selectCharging);
  const rows = useMemo(
    () =>
      sortByNextStep(requests, today).map((request, index) => ({
        id: request.ref,
        request,
        today,
        charging,
        index,
        company: () => dispatch(companyOf(request)),
      })),
    [requests, today, charging, dispatch],
  );
  const days = useMemo(() => ({ of: daysOf, today }), [today]);
  const actionsOf = useCallback(
    ({ id }: RequestRow) => [
      { verb: 'Remove', icon: <DeleteIcon />, act: () => void dispatch(removeRequests([id])) },
    ],
    [dispatch],
  );
  return (
    <DataTable
      label="Requests"
      labels={LABELS}
      records={rows}
      content={NO_CONTENT}
      columns={REQUEST_COLUMNS}
      nameOf={nameOf}
      searchText={requestSearchText}
      filter={STATUS_FILTER}
      days={days}
      hasDayFields
      isSearchPrivate
      orderLabel="Next step"
      empty="No requests match your search."
      actionsOf={actionsOf}
      factsOf={requestFacts}
    />
  );
}
