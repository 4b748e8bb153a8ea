import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { customerPath } from '@/domain/links/adminPaths';
import { customerOfContact, TRUST_LABELS } from '@/domain/rental/customers/customers';
import type { Customer } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { StatusAlert } from '../../layout/StatusAlert';
import { requestPart, type RequestPartProps } from '../fields/requestFields';
import { useCustomers } from '../store/customers';

const TONES: Record<Exclude<Customer['trust'], ''>, 'success' | 'warning' | 'error'> = {
  trusted: 'success',
  withCare: 'warning',
  doNotRent: 'error',
};

type ContactPart = RequestPartProps<'customer' | 'ref'>['request'];

const useCustomerOf = ({ customer }: Pick<ContactPart, 'customer'>) =>
  customerOfContact(useCustomers(), useDeferredValue(customer));

/** Names the customer to whom the contact of a request belongs. */
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

/** Says how far the office trusts the customer of a request. */
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
