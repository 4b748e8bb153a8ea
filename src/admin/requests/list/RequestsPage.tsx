import AddIcon from '@mui/icons-material/Add';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readContent } from '@/domain/content/content';
import {
  CUSTOMERS_PATH,
  NEW_REQUEST_PATH,
  REPORTS_PATH,
  REQUESTS_CALENDAR_PATH,
  REQUESTS_SETTINGS_PATH,
} from '@/domain/links/adminPaths';
import { customerOfContact } from '@/domain/rental/customers/customers';
import { sortByNextStep } from '@/domain/rental/nextStep';
import { requestDays } from '@/domain/rental/requestSteps';
import type { RentalRequest } from '@/domain/rental/schema';
import { ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { useCurrentDay } from '../../layout/useNow';
import { DataTable } from '../../resources/table/DataTable';
import { BackupReminder } from '../backup/BackupReminder';
import { BackupSection } from '../backup/BackupSection';
import { removeRequests } from '../changes/thunks';
import { PasteMessageDialog } from '../intake/PasteMessageDialog';
import { pendingText } from '../intake/pendingLink';
import { selectCustomers } from '../store/customers';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequests } from '../store/selectors';
import { selectCharging } from '../store/stockSelectors';
import type { RequestsThunk } from '../store/storeTypes';
import { useIsFirstReading } from '../sync/copyState';
import { NoRequests } from './NoRequests';
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

// See docs/behaviour/requests.md.

const PAGES = [
  ['Calendar', REQUESTS_CALENDAR_PATH, <CalendarIcon key="icon" />],
  ['Customers', CUSTOMERS_PATH],
  ['Reports', REPORTS_PATH],
  ['Rental settings', REQUESTS_SETTINGS_PATH, <SettingsIcon key="icon" />],
] as const;

/** List of all requests. */
export default function RequestsPage() {
  const requests = useRequestsSelector(selectRequests);
  const isFetching = useIsFirstReading();
  const navigate = useNavigate();
  const [shared] = useState(() => pendingText.read().text);
  const [isPasting, setIsPasting] = useState(shared !== undefined);
  useEffect(() => pendingText.update({ text: undefined }), []);
  return (
    <ScreenLayout>
      <ScreenHeader title="Requests">
        {PAGES.map(([title, to, icon]) => (
          <Button key={title} component={Link} to={to} variant="outlined" startIcon={icon}>
            {title}
          </Button>
        ))}
        <Button variant="outlined" startIcon={<PasteIcon />} onClick={() => setIsPasting(true)}>
          Paste message
        </Button>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => void navigate(NEW_REQUEST_PATH)}
        >
          Add request
        </Button>
      </ScreenHeader>
      <BackupReminder />
      {requests.length > 0 && <RequestsTable requests={requests} />}
      {requests.length === 0 &&
        (isFetching ? <p role="status">Fetching requests…</p> : <NoRequests />)}
      <BackupSection />
      {isPasting && (
        <PasteMessageDialog initialText={shared ?? ''} onClose={() => setIsPasting(false)} />
      )}
    </ScreenLayout>
  );
}
