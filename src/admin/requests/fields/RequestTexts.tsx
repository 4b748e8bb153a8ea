import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  customerLabel,
  customerSearchText,
  type CustomerEntry,
} from '@/domain/rental/customers/customers';
import { CONTACT_FIELDS, TEXT_FIELDS, TEXT_RECORDS, type Customer } from '@/domain/rental/schema';
import { capitalise } from '@/domain/text/cutText';
import { useSearch } from '../../layout/useSearch';
import { useCustomers } from '../store/customers';
import { ResponsiveGrid } from './ResponsiveGrid';
import { requestFields, requestPart } from './requestFields';
import { TrimmedField } from './TrimmedField';

/** Number of known customers that are offered while a name is typed. */
const MAX_KNOWN = 3;

interface NamesakesProps {
  name: string;
  isDisabled: boolean | undefined;
  onPick: (customer: Customer) => void;
}

const textsOf = ({ customer }: CustomerEntry) => customerSearchText(customer);

/** Offers the customers who have a text of at least two letters in name, company, phone or email. */
function Namesakes({ name, isDisabled, onPick }: NamesakesProps) {
  const { entries } = useCustomers();
  const { found } = useSearch({ records: entries, textsOf }, name);
  const known = name.trim().length > 1 ? found.slice(0, MAX_KNOWN) : [];
  if (known.length === 0) return null;
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Known customers">
      {known.map(({ customer: one }) => (
        <Button key={one.id} variant="outlined" disabled={isDisabled} onClick={() => onPick(one)}>
          {customerLabel(one)}
        </Button>
      ))}
    </Stack>
  );
}

/** Why fields are disabled. */
const PERSONAL_DATA_REMOVED =
  'The personal data of this request was removed, so none can be entered. Add a new request for the customer.';

/** Name, phone, email and billing address of the customer. Browsers must not suggest the data of other customers. */
export const CustomerFields = requestFields(
  ['customer', 'billingAddress', 'isAnonymous'],
  function CustomerFields({ request, onChange, ...form }) {
    const { customer, billingAddress } = request;
    const isDisabled = form.isDisabled || request.isAnonymous;
    const hasNoContact = customer.phone === '' && customer.email === '';
    const handleKnown = ({ name, phones: [phone = ''], emails: [email = ''], ...one }: Customer) =>
      onChange({
        customer: { name, phone, email },
        billingAddress: billingAddress || one.billingAddress,
      });
    return (
      <>
        <ResponsiveGrid>
          {CONTACT_FIELDS.map(({ key, office, type = 'text' }) => (
            <TrimmedField
              key={key}
              name={`customer${capitalise(key)}`}
              label={office}
              type={type}
              value={customer[key]}
              onChange={(text) => onChange({ customer: { ...customer, [key]: text } })}
              disabled={isDisabled}
            />
          ))}
          <TrimmedField
            label="Billing address"
            name="billingAddress"
            rows={2}
            value={billingAddress}
            onChange={(text) => onChange({ billingAddress: text })}
            helperText="Part of invoices"
            disabled={isDisabled}
          />
        </ResponsiveGrid>
        {request.isAnonymous && <p>{PERSONAL_DATA_REMOVED}</p>}
        {hasNoContact && !request.isAnonymous && (
          <Namesakes name={customer.name} isDisabled={isDisabled} onPick={handleKnown} />
        )}
      </>
    );
  },
);

const NOTES = [
  { name: 'customerNotes', label: 'Notes for the customer', helperText: 'Part of the quote' },
  { name: 'internalNotes', label: 'Internal notes', helperText: 'Never sent to the customer' },
] as const;

/** Notes for the customer, which are part of the quote, and internal ones. */
export const NotesFields = requestFields(
  ['customerNotes', 'internalNotes', 'isAnonymous'],
  function NotesFields({ request, onChange, isDisabled }) {
    return (
      <ResponsiveGrid>
        {NOTES.map((field) => (
          <TrimmedField
            {...field}
            key={field.name}
            rows={3}
            value={request[field.name]}
            onChange={(text) => onChange({ [field.name]: text })}
            disabled={isDisabled || request.isAnonymous}
          />
        ))}
      </ResponsiveGrid>
    );
  },
);

/** What the customer wrote besides contact, dates and items. Renders nothing if there is nothing. */
export const CustomerTexts = requestPart(TEXT_RECORDS, function CustomerTexts({ request }) {
  const texts = TEXT_FIELDS.filter(({ record }) => request[record]);
  if (texts.length === 0) return null;
  return (
    <Card>
      <CardContent component="dl" aria-label="From the customer" sx={{ m: 0 }}>
        {texts.map(({ record, office }) => (
          <Stack key={record} direction="row" spacing={2} sx={{ alignItems: 'baseline' }}>
            <Typography component="dt" color="textSecondary" sx={{ flex: '0 0 112px' }}>
              {office}
            </Typography>
            <Typography component="dd" sx={{ flex: 1, m: 0, whiteSpace: 'pre-line' }}>
              {request[record]}
            </Typography>
          </Stack>
        ))}
      </CardContent>
    </Card>
  );
});
