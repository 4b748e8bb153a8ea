import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { memo, useDeferredValue, useState } from 'react';
import { joinCustomers, type CustomerEntry } from '@/domain/rental/customers';
import { isoNow } from '../changes/commit';
import { changeCustomers, selectCustomers } from '../store/customers';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';

interface OtherOptionsProps {
  entries: readonly CustomerEntry[];
  id: string;
}

/** The options of all other customers. There can be thousands, so input renders them only when they change. */
const OtherOptions = memo(function OtherOptions({ entries, id }: OtherOptionsProps) {
  return entries
    .filter(({ customer }) => customer.id !== id)
    .map(({ customer }) => (
      <option key={customer.id} value={customer.id}>
        {[customer.name || 'Customer', customer.phones[0] ?? customer.emails[0]]
          .filter(Boolean)
          .join(', ')}
      </option>
    ));
});

/** Joins this customer with another one, who is the same person. */
export function JoinSection({ entry, isDisabled }: { entry: CustomerEntry; isDisabled: boolean }) {
  const dispatch = useRequestsDispatch();
  const { entries } = useRequestsSelector(selectCustomers);
  const offered = useDeferredValue(entries);
  const [otherId, setOtherId] = useState('');
  const handleJoin = () => {
    const other = entries.find(({ customer }) => customer.id === otherId);
    if (!other) return;
    const joined = joinCustomers(entry.customer, other.customer, isoNow());
    dispatch(changeCustomers({ [joined.id]: joined, [otherId]: null }, 'Customers joined'));
    setOtherId('');
  };
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        select
        label="Other customer"
        value={otherId}
        disabled={isDisabled}
        onChange={({ target }) => setOtherId(target.value)}
      >
        <option value="">Choose a customer</option>
        <OtherOptions entries={offered} id={entry.customer.id} />
      </TextField>
      <Button variant="outlined" disabled={isDisabled || otherId === ''} onClick={handleJoin}>
        Join with another customer
      </Button>
    </Stack>
  );
}
