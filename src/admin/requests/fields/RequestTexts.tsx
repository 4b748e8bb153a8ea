import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { selectCustomers } from '../store/customers';
import { useRequestsSelector } from '../store/hooks';
import { ResponsiveGrid } from './ResponsiveGrid';
import { NATIVE_TEXT_AREA, requestFields, requestPart } from './requestFields';

const CUSTOMER = [
  { key: 'name', name: 'customerName', label: 'Customer name', type: 'text' },
  { key: 'phone', name: 'customerPhone', label: 'Phone', type: 'tel' },
  { key: 'email', name: 'customerEmail', label: 'Email', type: 'email' },
] as const;

/** Number of names that are offered while one is typed. */
const MAX_NAMES = 500;

/** Name, phone, email and billing address of the customer. Browsers must not suggest the data of other customers. */
export const CustomerFields = requestFields(
  ['customer', 'billingAddress'],
  function CustomerFields({ request: { customer, billingAddress }, onChange, isDisabled }) {
    const listId = useId();
    const entries = useRequestsSelector(selectCustomers);
    const handleChange = (key: keyof typeof customer, value: string) => {
      const changed = { ...customer, [key]: value };
      const known = entries.find((entry) => key === 'name' && entry.customer.name === value);
      const isNew = changed.phone === '' && changed.email === '';
      if (!known || value === '' || !isNew) return onChange({ customer: changed });
      const [phone = '', email = ''] = [known.customer.phones[0], known.customer.emails[0]];
      return onChange({
        customer: { name: value, phone, email },
        ...(billingAddress === '' && { billingAddress: known.customer.billingAddress }),
      });
    };
    return (
      <ResponsiveGrid>
        {CUSTOMER.map(({ key, ...field }) => (
          <TextField
            {...field}
            key={key}
            autoComplete="off"
            value={customer[key]}
            onChange={({ target }) => handleChange(key, target.value)}
            disabled={isDisabled}
            slotProps={{ htmlInput: { list: key === 'name' ? listId : undefined } }}
          />
        ))}
        <datalist id={listId}>
          {entries.slice(0, MAX_NAMES).map((entry) => (
            <option key={entry.customer.id}>{entry.customer.name}</option>
          ))}
        </datalist>
        <TextField
          label="Billing address"
          name="billingAddress"
          autoComplete="off"
          multiline
          rows={2}
          slotProps={NATIVE_TEXT_AREA}
          value={billingAddress}
          onChange={({ target }) => onChange({ billingAddress: target.value })}
          helperText="Part of invoices"
          disabled={isDisabled}
        />
      </ResponsiveGrid>
    );
  },
);

const NOTES = [
  { name: 'customerNotes', label: 'Notes for the customer', helperText: 'Part of the quote' },
  { name: 'internalNotes', label: 'Internal notes', helperText: 'Never sent to the customer' },
] as const;

/** Notes for the customer, which are part of the quote, and internal ones. */
export const NotesFields = requestFields(
  ['customerNotes', 'internalNotes'],
  function NotesFields({ request, onChange, isDisabled }) {
    return (
      <ResponsiveGrid>
        {NOTES.map((field) => (
          <TextField
            {...field}
            key={field.name}
            multiline
            rows={3}
            slotProps={NATIVE_TEXT_AREA}
            value={request[field.name]}
            onChange={({ target }) => onChange({ [field.name]: target.value })}
            disabled={isDisabled}
          />
        ))}
      </ResponsiveGrid>
    );
  },
);

/** What the customer wrote besides contact, dates and items. Renders nothing if there is nothing. */
export const CustomerTexts = requestPart(
  ['subject', 'preferredDate', 'duration', 'message'],
  function CustomerTexts({ request: { subject, preferredDate, duration, message } }) {
    const texts = [
      ['Subject', subject],
      ['Preferred date', preferredDate],
      ['Duration', duration],
      ['Message', message],
    ].filter(([, text]) => text);
    if (texts.length === 0) return null;
    return (
      <Card>
        <CardContent component="dl" aria-label="From the customer" sx={{ m: 0 }}>
          {texts.map(([label, text]) => (
            <Stack key={label} direction="row" spacing={2} sx={{ alignItems: 'baseline' }}>
              <Typography component="dt" color="textSecondary" sx={{ flex: '0 0 112px' }}>
                {label}
              </Typography>
              <Typography component="dd" sx={{ flex: 1, m: 0, whiteSpace: 'pre-line' }}>
                {text}
              </Typography>
            </Stack>
          ))}
        </CardContent>
      </Card>
    );
  },
);
