import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { customerPath } from '@/domain/links/adminPaths';
import { plainAddress } from '@/domain/links/emailAddress';
import { TRUST_LABELS, customerOfContact } from '@/domain/rental/customers/customers';
import { TRUST_LEVELS, type Customer } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { StatusAlert } from '../../layout/StatusAlert';
import { ParsedField, optionalDay } from '../fields/ParsedField';
import { TrimmedField } from '../fields/TrimmedField';
import { requestPart, type RequestPartProps } from '../fields/requestPart';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { useCustomers } from '../store/customers';

const TEXTS = [
  { key: 'name', label: 'Name' },
  { key: 'company', label: 'Company' },
  { key: 'billingAddress', label: 'Billing address', rows: 3 },
  { key: 'guarantor', label: 'Guarantor' },
  { key: 'note', label: 'Note', rows: 3 },
] as const;

const LISTS = [
  { key: 'phones', label: 'Phone numbers', clean: (line: string) => line.trim() },
  { key: 'emails', label: 'E-mail addresses', clean: plainAddress },
] as const;

interface CustomerDetailsProps {
  customer: Customer;
  onChange: (fields: Partial<Customer>) => void;
}

export function CustomerDetails({ customer, onChange }: CustomerDetailsProps) {
  const idSeen = customer.idSeen ?? { kind: '', on: '' };
  const handleIdSeen = (fields: Partial<typeof idSeen>) => {
    const next = { ...idSeen, ...fields };
    onChange({ idSeen: next.kind || next.on ? next : null });
  };
  return (
    <ResponsiveGrid>
      {TEXTS.map(({ key, ...field }) => (
        <TrimmedField
          key={key}
          {...field}
          value={customer[key]}
          onChange={(text) => onChange({ [key]: text })}
        />
      ))}
      {LISTS.map(({ key, label, clean }) => (
        <ParsedField
          key={key}
          label={label}
          multiline
          helperText="One in each line"
          value={customer[key]}
          format={(lines) => lines.join('\n')}
          parse={(text) => text.split('\n').map(clean).filter(Boolean)}
          invalid=""
          onChange={(lines) => onChange({ [key]: [...lines] })}
        />
      ))}
      <TrimmedField
        label="ID seen"
        helperText="Kind of document. Keep no scan of it."
        value={idSeen.kind}
        onChange={(kind) => handleIdSeen({ kind })}
      />
      <ParsedField
        {...optionalDay}
        label="Seen on"
        name={`Seen on ${customer.id}`}
        value={idSeen.on}
        onChange={(on) => handleIdSeen({ on })}
      />
      <TextField
        select
        label="Trust"
        value={customer.trust}
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

const TONES: Record<Exclude<Customer['trust'], ''>, 'success' | 'warning' | 'error'> = {
  trusted: 'success',
  withCare: 'warning',
  doNotRent: 'error',
};

type ContactPart = RequestPartProps<'customer' | 'ref'>['request'];

const useCustomerOf = ({ customer }: Pick<ContactPart, 'customer'>) =>
  customerOfContact(useCustomers(), useDeferredValue(customer));

export const KnownCustomer = requestPart(['customer', 'ref'], function KnownCustomer({ request }) {
  const entry = useCustomerOf(request);
  if (!entry) return null;
  const { customer, refs } = entry;
  const others = refs.filter((one) => one !== request.ref).length;
  return (
    <Typography>
      <Link to={customerPath(customer.id)}>{customer.name || 'Customer'}</Link>
      {` – ${formatCount(others, 'other request')}`}
    </Typography>
  );
});

export const CustomerTrust = requestPart(['customer'], function CustomerTrust({ request }) {
  const { trust = '', note = '' } = useCustomerOf(request)?.customer ?? {};
  return (
    trust !== '' && (
      <StatusAlert severity={TONES[trust]}>
        <strong>{TRUST_LABELS[trust]}</strong>
        {note && <span>{note}</span>}
      </StatusAlert>
    )
  );
});
