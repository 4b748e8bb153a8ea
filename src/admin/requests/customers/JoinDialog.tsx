import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import {
  customerLabel,
  customerSearchText,
  joinCustomers,
} from '@/domain/rental/customers/customers';
import type { Customer } from '@/domain/rental/schema';
import { AdminDialog } from '../../layout/AdminDialogs';
import { useSearch } from '../../layout/useSearch';
import { isoNow } from '../changes/commit';
import { storeRecords } from '../store/storeRecords';
import { selectCustomers } from '../store/customers';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';

/** Maximum number of customers in the list of the field. */
const SHOWN = 50;

const textsOf = ({ other }: { other: Customer }) => customerSearchText(other);

/** Dialog that joins a customer with another one, who is the same person. */
export function JoinDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const dispatch = useRequestsDispatch();
  const { entries } = useRequestsSelector(selectCustomers);
  const [otherId, setOtherId] = useState('');
  /** Empty unless it was typed. */
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
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
    if (!chosen) return;
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
