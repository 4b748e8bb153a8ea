import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { customerPath } from '@/domain/links/adminPaths';
import { customerOfContact, TRUST_LABELS } from '@/domain/rental/customers/customers';
import type { Customer } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { StatusAlert } from '../../layout/StatusAlert';
import { requestPart } from '../fields/requestFields';
import { useCustomers } from '../store/customers';

const TONES: Record<Exclude<Customer['trust'], ''>, 'success' | 'warning' | 'error'> = {
  trusted: 'success',
  withCare: 'warning',
  doNotRent: 'error',
};

/** Names the customer to whom the contact of a request belongs, and how far the office trusts them. */
export const KnownCustomer = requestPart(
  ['customer', 'ref'],
  function KnownCustomer({ request: { customer: contact, ref } }) {
    const entry = customerOfContact(useCustomers(), useDeferredValue(contact));
    if (!entry) return null;
    const { customer, refs } = entry;
    const others = refs.filter((one) => one !== ref).length;
    const { trust, note } = customer;
    return (
      <>
        <Typography>
          <Link to={customerPath(customer.id)}>{customer.name || 'Customer'}</Link>
          {` – ${formatCount(others, 'other request')}`}
        </Typography>
        {trust !== '' && (
          <StatusAlert severity={TONES[trust]}>
            <strong>{TRUST_LABELS[trust]}</strong>
            {note && <span>{note}</span>}
          </StatusAlert>
        )}
      </>
    );
  },
);
