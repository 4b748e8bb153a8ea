import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { customerPath, REQUESTS_SETTINGS_PATH } from '@/domain/links/adminPaths';
import { formatCount } from '@/domain/text/formatNumber';
import { HeadedSection } from '../../layout/HeadedSection';
import type { FieldConflict } from '../copies/deskView';
import { RequestLink } from '../layout/RequestLink';
import { selectStoredCustomers } from '../store/customers';
import { selectDoubleInvoiced } from '../store/selectors';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { useCopyState } from '../sync/copyState';
import { keepShown } from '../sync/keepShown';

const REQUEST = 'request:';
const CUSTOMER = 'customer:';

/**
 * Returns the references of requests that two devices have changed in the same field, or have invoiced both, and the
 * fields of customers and settings that they have changed.
 */
function useConflicts() {
  const { status } = useCopyState();
  const invoiced = useRequestsSelector(selectDoubleInvoiced);
  const all = Object.entries(status?.conflicts ?? {});
  const changed = all.flatMap(([key]) =>
    key.startsWith(REQUEST) ? key.slice(REQUEST.length) : [],
  );
  return {
    title: `Changed ${invoiced.length > 0 ? 'or invoiced ' : ''}on two devices`,
    references: [...new Set([...changed, ...invoiced])].toSorted(),
    others: all.filter(([key]) => !key.startsWith(REQUEST)),
  };
}

/** Returns what was changed on two devices; '' if nothing was. */
export function useConflictText(): string {
  const { title, references, others } = useConflicts();
  const customers = others.filter(([key]) => key.startsWith(CUSTOMER)).length;
  const parts = [
    references.length > 0 && formatCount(references.length, 'request'),
    customers > 0 && formatCount(customers, 'customer'),
    others.length > customers && 'the settings',
  ].filter(Boolean);
  return parts.length > 0 ? `${title}: ${parts.join(', ')}.` : '';
}

const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? `“${value}”` : 'another value';

/** Returns the name of a field as words, and what the other device has set. */
const describe = ({ field, others }: FieldConflict) =>
  `${field.replace(/[A-Z]/g, ' $&').toLowerCase()} (${others.map(({ value }) => textOf(value)).join(', ')})`;

/** A customer or the settings. Saving another value on its page settles a field, and so does keeping the current one. */
function OtherConflict({ id, fields }: { id: string; fields: readonly FieldConflict[] }) {
  const customers = useRequestsSelector(selectStoredCustomers);
  const customer = id.startsWith(CUSTOMER) ? id.slice(CUSTOMER.length) : undefined;
  const name = customer === undefined ? 'Settings' : customers[customer]?.name || 'Customer';
  const dispatch = useRequestsDispatch();
  const names = fields.map(({ field }) => field);
  return (
    <li>
      <Link to={customer === undefined ? REQUESTS_SETTINGS_PATH : customerPath(customer)}>
        {name}
      </Link>
      {`. On the other device: ${fields.map(describe).join(', ')}. `}
      <Button
        aria-label={`Keep current values: ${name}`}
        onClick={() => void dispatch(keepShown(id, names))}
      >
        Keep current values
      </Button>
    </li>
  );
}

/** Links to what has conflicts. Renders nothing without conflicts. */
export function ConflictLinks() {
  const { title, references, others } = useConflicts();
  if (references.length + others.length === 0) return null;
  return (
    <HeadedSection title={title}>
      <p>Open each of them, and choose what is right.</p>
      <ul>
        {references.map((reference) => (
          <li key={reference}>
            <RequestLink reference={reference} />
          </li>
        ))}
        {others.map(([key, fields]) => (
          <OtherConflict key={key} id={key} fields={fields} />
        ))}
      </ul>
    </HeadedSection>
  );
}
