import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CUSTOMERS_PATH, customerPath, requestPath } from '@/domain/links/adminPaths';
import { TRUST_LABELS, type CustomerEntry } from '@/domain/rental/customers';
import { formatMoney } from '@/domain/rental/money';
import { STATUS_LABELS } from '@/domain/rental/requestSteps';
import { TRUST_LEVELS, type Customer } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { adminDate } from '../../layout/adminDate';
import { AdminHead } from '../../layout/AdminHead';
import { BackLink } from '../../layout/BackLink';
import { EmptyNote } from '../../layout/EmptyNote';
import { HeadedSection } from '../../layout/HeadedSection';
import { ScreenHeader, ScreenLayout } from '../../layout/ScreenHeader';
import { useCurrentDay } from '../../layout/useCurrentDay';
import { isoNow } from '../changes/commit';
import { ParsedField } from '../fields/ParsedField';
import { NATIVE_TEXT_AREA } from '../fields/requestFields';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { TrimmedField } from '../fields/TrimmedField';
import { selectCharging } from '../store/chargingSelectors';
import { changeCustomers, useCustomer } from '../store/customers';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectAreRequestsLocked, selectRequestsByRef } from '../store/selectors';
import { customerNumbers } from './customerNumbers';
import { JoinDialog } from './JoinDialog';

const TEXTS = [
  { key: 'name', label: 'Name' },
  { key: 'company', label: 'Company' },
  { key: 'billingAddress', label: 'Billing address' },
  { key: 'guarantor', label: 'Guarantor' },
  { key: 'note', label: 'Note' },
] as const;

const TEXT_AREA = { multiline: true, rows: 3, slotProps: NATIVE_TEXT_AREA };

const LISTS = [
  { key: 'phones', label: 'Phone numbers' },
  { key: 'emails', label: 'E-mail addresses' },
] as const;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface FieldsProps {
  customer: Customer;
  isDisabled: boolean;
  onChange: (fields: Partial<Customer>) => void;
}

/** What the office knows about a customer. Every edit is stored immediately. */
function CustomerDetails({ customer, isDisabled, onChange }: FieldsProps) {
  const { idSeen } = customer;
  const [kind, on] = [idSeen?.kind ?? '', idSeen?.on ?? ''];
  const handleIdSeen = (next: { kind: string; on: string }) =>
    onChange({ idSeen: next.kind || next.on ? next : null });
  return (
    <ResponsiveGrid>
      {TEXTS.map(({ key, label }) => (
        <TrimmedField
          key={key}
          label={label}
          {...((key === 'note' || key === 'billingAddress') && TEXT_AREA)}
          value={customer[key]}
          disabled={isDisabled}
          onChange={(text) => onChange({ [key]: text })}
        />
      ))}
      {LISTS.map(({ key, label }) => (
        <ParsedField
          key={key}
          label={label}
          multiline
          helperText="One in each line"
          value={customer[key]}
          format={(lines) => lines.join('\n')}
          parse={linesOf}
          invalid=""
          disabled={isDisabled}
          onChange={(lines) => onChange({ [key]: lines })}
        />
      ))}
      <TrimmedField
        label="ID seen"
        helperText="Kind of document. Keep no scan of it."
        value={kind}
        disabled={isDisabled}
        onChange={(text) => handleIdSeen({ kind: text, on })}
      />
      <TextField
        type="date"
        label="Seen on"
        value={on}
        disabled={isDisabled}
        onChange={({ target }) => handleIdSeen({ kind, on: target.value })}
      />
      <TextField
        select
        label="Trust"
        value={customer.trust}
        disabled={isDisabled}
        helperText="Shown on each request of this customer"
        onChange={({ target }) => onChange({ trust: target.value as Customer['trust'] })}
      >
        {TRUST_LEVELS.map((level) => (
          <option key={level} value={level}>
            {TRUST_LABELS[level]}
          </option>
        ))}
      </TextField>
    </ResponsiveGrid>
  );
}

function CustomerScreen({ entry }: { entry: CustomerEntry }) {
  const dispatch = useRequestsDispatch();
  const isLocked = useRequestsSelector(selectAreRequestsLocked);
  const navigate = useNavigate();
  const { customer, refs, isStored } = entry;
  const byRef = useRequestsSelector(selectRequestsByRef);
  const requests = refs.flatMap((ref) => byRef[ref] ?? []);
  const [isJoining, setIsJoining] = useState(false);
  const charging = useRequestsSelector(selectCharging);
  const { paid, balance, late } = customerNumbers(requests, charging, useCurrentDay());
  const handleChange = (fields: Partial<Customer>) => {
    const after = { ...customer, ...fields, updatedAt: isoNow() };
    dispatch(changeCustomers({ [customer.id]: after }));
  };
  const handleRemove = () => {
    if (dispatch(changeCustomers({ [customer.id]: null }, 'Customer details removed')))
      void navigate(CUSTOMERS_PATH);
  };
  return (
    <>
      <ScreenHeader title={customer.name || 'Customer'}>
        {isStored && (
          <Button variant="outlined" color="error" disabled={isLocked} onClick={handleRemove}>
            Remove details
          </Button>
        )}
      </ScreenHeader>
      <HeadedSection title="Details">
        <CustomerDetails customer={customer} isDisabled={isLocked} onChange={handleChange} />
      </HeadedSection>
      <HeadedSection title="Requests">
        {requests.length === 0 ? (
          <EmptyNote>No request of this customer.</EmptyNote>
        ) : (
          <p>{`Paid ${formatMoney(paid)}, balance ${formatMoney(balance)}, ${formatCount(late, 'late return')}`}</p>
        )}
        <List disablePadding>
          {requests.map(({ ref, status, from }) => (
            <ListItem key={ref} disableGutters>
              <ListItemText
                primary={<Link to={requestPath(ref)}>{ref}</Link>}
                secondary={[STATUS_LABELS[status], from && adminDate(from)]
                  .filter(Boolean)
                  .join(', ')}
              />
            </ListItem>
          ))}
        </List>
      </HeadedSection>
      <HeadedSection title="The same customer twice">
        <Button variant="outlined" disabled={isLocked} onClick={() => setIsJoining(true)}>
          Join with another customer
        </Button>
      </HeadedSection>
      {isJoining && <JoinDialog customer={customer} onClose={() => setIsJoining(false)} />}
    </>
  );
}

/** Page of a customer. Its title contains no name, because titles are part of the browser’s history. */
export default function CustomerPage() {
  const { id = '' } = useParams();
  const entry = useCustomer(id);
  return (
    <ScreenLayout>
      <AdminHead title="Customer" path={customerPath(id)} />
      <div>
        <BackLink to={CUSTOMERS_PATH}>Customers</BackLink>
      </div>
      {entry ? (
        <CustomerScreen key={entry.customer.id} entry={entry} />
      ) : (
        <>
          <ScreenHeader title="Customer not found" />
          <EmptyNote>This browser has no such customer.</EmptyNote>
        </>
      )}
    </ScreenLayout>
  );
}
