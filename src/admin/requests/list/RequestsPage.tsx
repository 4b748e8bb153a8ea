import AddIcon from '@mui/icons-material/Add';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useEffect, useState } from 'react';
import { useNavigate, Link } from 'react-router-dom';
import { addDays, dayAt } from '@/domain/availability/day';
import { company } from '@/domain/company/company';
import {
  requestPath,
  CUSTOMERS_PATH,
  NEW_REQUEST_PATH,
  REPORTS_PATH,
  REQUESTS_CALENDAR_PATH,
  REQUESTS_SETTINGS_PATH,
} from '@/domain/links/adminPaths';
import { customerOfContact } from '@/domain/rental/customers/customers';
import { emptyRequest } from '@/domain/rental/incoming/newRequest';
import { sortByNextStep } from '@/domain/rental/nextStep';
import { newItem } from '@/domain/rental/positions';
import { withKnownRates } from '@/domain/rental/quotes';
import { requestDays } from '@/domain/rental/requestSteps';
import type { RentalRequest } from '@/domain/rental/schema';
import { newUnit, SAMPLE_UNIT } from '@/domain/rental/units/unitStates';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { useCurrentDay } from '../../layout/useNow';
import { NO_CONTENT } from '../../resources/column';
import { DataTable } from '../../resources/table/DataTable';
import { useAdminStore } from '../../store/hooks';
import { selectInputs } from '../../store/unsavedSlice';
import { BackupReminder } from '../backup/BackupReminder';
import { BackupSection } from '../backup/BackupSection';
import { addRequest, removeRequests } from '../changes/thunks';
import { PASTE_FORM, PasteMessageDialog } from '../intake/PasteMessageDialog';
import { pendingText } from '../intake/pendingLink';
import { selectCustomers } from '../store/customers';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequests } from '../store/selectors';
import { selectRates, selectCharging } from '../store/stockSelectors';
import type { RequestsThunk } from '../store/storeTypes';
import { useIsFirstReading } from '../sync/copyState';
import { saveUnits } from '../units/unitThunks';
import {
  REQUEST_COLUMNS,
  requestFacts,
  requestSearchText,
  STATUS_FILTER,
  type RequestRow,
} from './requestColumns';

export const SAMPLE_REFERENCE = `${company.prefix}-SAMPLE`;

export function addSampleRequest(): RequestsThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const now = Date.now();
    const tomorrow = addDays(dayAt(now), 1);
    const products = selectDraftContent(getState())?.products.slice(0, 2) ?? [];
    const units = products
      .filter(({ stock }) => Number(stock) > 0)
      .map(({ id: productId }, index) => {
        // Adding them again adds no further ones.
        const id = `${SAMPLE_UNIT}${index + 1}`;
        return newUnit({ id, productId, code: `SAMPLE-0${index + 1}` });
      });
    dispatch(saveUnits(units));
    const items = products.map(({ id, name }) => newItem(id, name));
    return dispatch(
      addRequest({
        ...emptyRequest(SAMPLE_REFERENCE, new Date(now).toISOString()),
        isSample: true,
        customer: { name: 'Sample customer', phone: '0800 000 0000', email: 'sample@example.com' },
        items: withKnownRates(items, selectRates(getState())),
        from: tomorrow,
        to: addDays(tomorrow, 2),
        message: 'Is it possible to pick up the evening before?',
      }),
    );
  };
}

const Picture = styled('svg')(({ theme }) => ({
  width: 'min(420px, 100%)',
  height: 'auto',
  '& .line': { fill: 'none', stroke: theme.vars?.palette.edge, strokeWidth: 2 },
  '& .paper': {
    fill: theme.vars?.palette.background.default,
    stroke: theme.vars?.palette.edge,
    strokeWidth: 2,
  },
  '& .text': { stroke: theme.vars?.palette.divider, strokeWidth: 6, strokeLinecap: 'round' },
  '& .accent': { fill: theme.vars?.palette.accentFill },
  '& .link': { stroke: theme.vars?.palette.accentFill, strokeWidth: 6, strokeLinecap: 'round' },
  '& .arrow': {
    fill: 'none',
    stroke: theme.vars?.palette.accentFill,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
}));

function ArrivalPicture() {
  return (
    <Picture viewBox="0 0 420 200" role="img" aria-label="A message with a link becomes a request">
      <rect className="paper" x="30" y="8" width="104" height="184" rx="16" />
      <path className="line" d="M70 20h24" strokeLinecap="round" />
      <rect className="paper" x="44" y="52" width="76" height="84" rx="10" />
      <path className="paper" d="M60 135v18l16-18" strokeLinejoin="round" />
      <path className="text" d="M56 70h50M56 86h40M56 102h50" />
      <path className="link" d="M56 120h42" />
      <path className="arrow" d="M160 100h54m-14-14 14 14-14 14" />
      <rect className="paper" x="240" y="34" width="158" height="132" rx="12" />
      <rect className="accent" x="254" y="50" width="130" height="28" rx="6" opacity="0.22" />
      <circle className="accent" cx="268" cy="64" r="6" />
      <path className="link" d="M284 64h48" />
      <path className="text" d="M284 100h72M284 134h56" />
      <circle className="line" cx="268" cy="100" r="6" />
      <circle className="line" cx="268" cy="134" r="6" />
    </Picture>
  );
}

function NoRequests() {
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const handleSample = async () => {
    await dispatch(addSampleRequest());
    void navigate(requestPath(SAMPLE_REFERENCE));
  };
  return (
    <Card component="section" aria-labelledby="no-requests">
      <CardContent
        component={Stack}
        spacing={2.5}
        sx={{ alignItems: 'center', textAlign: 'center' }}
      >
        <ArrivalPicture />
        <Typography id="no-requests" variant="h4" component="h2">
          No requests yet
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '56ch' }}>
          Customers send requests from the booking page by WhatsApp or e-mail. Each message ends
          with a link for your office: open it, or paste the whole message here. Requests are stored
          in this browser only, so download a backup regularly.
        </Typography>
        <Button variant="outlined" onClick={() => void handleSample()}>
          Try a sample request
        </Button>
      </CardContent>
    </Card>
  );
}

const LABELS = { one: 'request', many: 'requests' };
const nameOf = ({ id }: RequestRow) => id;
const daysOf = ({ request }: RequestRow) => requestDays(request);

/** Returns the company of a customer. Customers are assigned to requests when it is first needed. */
const companyOf =
  ({ customer }: RentalRequest): RequestsThunk<string> =>
  (_dispatch, getState) =>
    customerOfContact(selectCustomers(getState()), customer)?.customer.company ?? '';

/** The search does not become part of the URL, because it can name a customer. */
function RequestsTable({ requests }: { requests: readonly RentalRequest[] }) {
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
      daysOf={daysOf}
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

export default function RequestsPage() {
  const requests = useRequestsSelector(selectRequests);
  const isFetching = useIsFirstReading();
  const navigate = useNavigate();
  const store = useAdminStore();
  const [pasted, setPasted] = useState<unknown>(
    () => pendingText.read().text ?? selectInputs(store.getState())[PASTE_FORM]?.values['text'],
  );
  useEffect(() => pendingText.update({ text: undefined }), []);
  return (
    <ScreenLayout>
      <ScreenHeader title="Requests">
        {PAGES.map(([title, to, icon]) => (
          <Button key={title} component={Link} to={to} variant="outlined" startIcon={icon}>
            {title}
          </Button>
        ))}
        <Button variant="outlined" startIcon={<PasteIcon />} onClick={() => setPasted('')}>
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
      {typeof pasted === 'string' && (
        <PasteMessageDialog initialText={pasted} onClose={() => setPasted(undefined)} />
      )}
    </ScreenLayout>
  );
}
