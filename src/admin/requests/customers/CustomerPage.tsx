import AddIcon from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useMemo, useRef, useState, useCallback } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CUSTOMERS_PATH, NEW_REQUEST_PATH } from '@/domain/links/adminPaths';
import {
  customerLabel,
  customerSearchText,
  joinCustomers,
  requestOfCustomer,
  type CustomerEntry,
} from '@/domain/rental/customers/customers';
import { formatMoney } from '@/domain/rental/money';
import { labelOfStatus } from '@/domain/rental/requestSteps';
import type { Customer } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { adminDate } from '../../layout/adminDate';
import { AdminDialog } from '../../layout/AdminDialogs';
import { BackLink, HeadedSection, ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { EmptyNote } from '../../layout/EmptyNote';
import { useCurrentDay } from '../../layout/useNow';
import { useSearch } from '../../layout/useSearch';
import { isoNow } from '../changes/commit';
import { queueNewRequest } from '../changes/newRequests';
import { ContactButtons } from '../layout/ContactButtons';
import { Missing, RequestLink } from '../layout/RequestSubpage';
import { selectCustomers, editCustomer, useCustomer } from '../store/customers';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequestsByRef } from '../store/selectors';
import { selectCharging } from '../store/stockSelectors';
import { storeRecords } from '../store/storeRecords';
import { CustomerDetails } from './CustomerDetails';
import { customerNumbers } from './customerNumbers';

const SHOWN = 50;

const textsOf = ({ other }: { other: Customer }) => customerSearchText(other);

function JoinDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const dispatch = useRequestsDispatch();
  const { entries } = useRequestsSelector(selectCustomers);
  const [otherId, setOtherId] = useState('');
  /** Empty unless it was typed. */
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const options = useMemo(
    () =>
      entries.flatMap(({ customer: other }) =>
        other.id === customer.id ? [] : [{ id: other.id, other, label: customerLabel(other) }],
      ),
    [entries, customer.id],
  );
  const { found } = useSearch({ records: options, textsOf }, text);
  const chosen = options.find(({ id }) => id === otherId);
  const handleJoin = () => {
    setIsMissing(!chosen);
    if (!chosen) return field.current?.focus();
    const joined = joinCustomers(customer, chosen.other, isoNow());
    dispatch(
      storeRecords('customers', { [joined.id]: joined, [chosen.id]: null }, 'Customers joined'),
    );
    onClose();
  };
  return (
    <AdminDialog maxWidth="sm" onClose={onClose}>
      <DialogTitle>Join with another customer</DialogTitle>
      <DialogContent>
        <Autocomplete
          options={options}
          value={chosen ?? null}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          // There can be thousands of customers, so none is listed before something is typed.
          open={text.trim() !== ''}
          forcePopupIcon={false}
          onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
          onClose={() => setText('')}
          filterOptions={() => found.slice(0, SHOWN)}
          noOptionsText="No customers found."
          onChange={(_event, option) => {
            setOtherId(option?.id ?? '');
            setIsMissing(false);
          }}
          renderInput={(input) => (
            <TextField
              {...input}
              inputRef={field}
              margin="dense"
              label="Other customer"
              error={isMissing}
              helperText={isMissing ? 'Choose a customer first' : 'Type a name or a phone number'}
            />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" onClick={handleJoin}>
          Join
        </Button>
      </DialogActions>
    </AdminDialog>
  );
}

function CustomerScreen({ entry }: { entry: CustomerEntry }) {
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const { customer, refs, isStored } = entry;
  const { id } = customer;
  const byRef = useRequestsSelector(selectRequestsByRef);
  const requests = refs.flatMap((ref) => byRef[ref] ?? []);
  const [isJoining, setIsJoining] = useState(false);
  const charging = useRequestsSelector(selectCharging);
  const { paid, balance, late } = customerNumbers(requests, charging, useCurrentDay());
  const handleChange = useCallback(
    (fields: Partial<Customer>) => dispatch(editCustomer(id, fields, isoNow())),
    [dispatch, id],
  );
  const handleRemove = () => {
    dispatch(storeRecords('customers', { [id]: null }, 'Customer details removed'));
    void navigate(CUSTOMERS_PATH);
  };
  const contact = requestOfCustomer(customer);
  return (
    <>
      <ScreenHeader title={customer.name || 'Customer'}>
        <Button
          component={Link}
          to={NEW_REQUEST_PATH}
          state={contact}
          onClick={() => dispatch(queueNewRequest(contact))}
          variant="contained"
          startIcon={<AddIcon />}
        >
          New request
        </Button>
        {isStored && (
          <Button variant="outlined" color="error" onClick={handleRemove}>
            Remove details
          </Button>
        )}
      </ScreenHeader>
      <ContactButtons {...contact.customer} />
      <HeadedSection title="Details">
        <CustomerDetails customer={customer} onChange={handleChange} />
      </HeadedSection>
      <HeadedSection title="Requests">
        {requests.length === 0 ? (
          <EmptyNote>No request of this customer.</EmptyNote>
        ) : (
          <p>{`Paid ${formatMoney(paid)}, balance ${formatMoney(balance)}, ${formatCount(late, 'late return')}`}</p>
        )}
        <List disablePadding>
          {requests.map((request) => (
            <ListItem key={request.ref} translate="no" disableGutters>
              <ListItemText
                primary={<RequestLink reference={request.ref} />}
                secondary={[labelOfStatus(request), request.from && adminDate(request.from)]
                  .filter(Boolean)
                  .join(', ')}
              />
            </ListItem>
          ))}
        </List>
      </HeadedSection>
      <HeadedSection title="The same customer twice">
        <Button variant="outlined" onClick={() => setIsJoining(true)}>
          Join with another customer
        </Button>
      </HeadedSection>
      {isJoining && <JoinDialog customer={customer} onClose={() => setIsJoining(false)} />}
    </>
  );
}

/** Its title contains no name, because titles are part of the browser’s history. */
export default function CustomerPage() {
  const { id = '' } = useParams();
  const entry = useCustomer(id);
  return (
    <ScreenLayout>
      <BackLink to={CUSTOMERS_PATH}>Customers</BackLink>
      {entry ? (
        <CustomerScreen key={entry.customer.id} entry={entry} />
      ) : (
        <Missing title="Customer not found">This browser has no such customer.</Missing>
      )}
    </ScreenLayout>
  );
}
