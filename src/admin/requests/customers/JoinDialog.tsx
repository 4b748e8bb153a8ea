import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { phoneWords } from '@/domain/links/phone';
import { customerLabel, joinCustomers } from '@/domain/rental/customers/customers';
import type { Customer } from '@/domain/rental/schema';
import { searchableText, searchMatcher } from '@/domain/search/searchableText';
import { AdminDialog } from '../../layout/AdminDialogs';
import { isoNow } from '../changes/commit';
import { changeCustomers, selectCustomers } from '../store/customers';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';

/** Maximum number of customers in the list of the field. */
const SHOWN = 50;

/** Dialog that joins a customer with another one, who is the same person. */
export function JoinDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const dispatch = useRequestsDispatch();
  const { entries } = useRequestsSelector(selectCustomers);
  const [otherId, setOtherId] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const options = useMemo(
    () =>
      entries.flatMap(({ customer: other }) => {
        if (other.id === customer.id) return [];
        const { id, name, company, phones, emails } = other;
        const searchable = searchableText([
          name,
          company,
          ...phones.flatMap(phoneWords),
          ...emails,
        ]);
        return [{ id, other, label: customerLabel(other), searchable }];
      }),
    [entries, customer.id],
  );
  const chosen = options.find(({ id }) => id === otherId);
  const handleJoin = () => {
    setIsMissing(!chosen);
    if (!chosen) return;
    const joined = joinCustomers(customer, chosen.other, isoNow());
    dispatch(changeCustomers({ [joined.id]: joined, [chosen.id]: null }, 'Customers joined'));
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
          open={isTyping}
          forcePopupIcon={false}
          onInputChange={(_event, text, reason) =>
            setIsTyping(reason === 'input' && text.trim() !== '')
          }
          onClose={() => setIsTyping(false)}
          filterOptions={(all, { inputValue }) => {
            const matches = searchMatcher(inputValue);
            return all.filter(({ searchable }) => matches(searchable)).slice(0, SHOWN);
          }}
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
