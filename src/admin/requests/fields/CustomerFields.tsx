import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { FILM } from '@/domain/booking/bookingTable';
import { plainAddress } from '@/domain/links/emailAddress';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import {
  customerLabel,
  customerOfContact,
  customerSearchText,
  requestOfCustomer,
  type CustomerEntry,
} from '@/domain/rental/customers/customers';
import { withArea } from '@/domain/rental/delivery';
import {
  CONTACT_FIELDS,
  OFFICE_TEXT_FIELDS,
  TEXT_FIELDS,
  TEXT_RECORDS,
  type Customer,
  type RentalRequest,
} from '@/domain/rental/schema';
import { capitalise } from '@/domain/text/cleanText';
import { RADII } from '@/theme/tokens';
import { useSearch } from '../../layout/useSearch';
import { useCustomers } from '../store/customers';
import { useRequestsSelector } from '../store/hooks';
import { selectRentalTerms } from '../store/stockSelectors';
import { ResponsiveGrid } from './ResponsiveGrid';
import { requestFields, requestPart } from './requestPart';
import { TrimmedField } from './TrimmedField';

const MAX_KNOWN = 3;

type ContactKey = (typeof CONTACT_FIELDS)[number]['key'];

interface KnownCustomersProps {
  contact: RentalRequest['customer'];
  field: ContactKey;
  onPick: (customer: Customer) => void;
}

const textsOf = ({ customer }: CustomerEntry) => customerSearchText(customer);

/** Looks for a text of at least two letters, or for the same phone number or address. */
function KnownCustomers({ contact, field, onPick }: KnownCustomersProps) {
  const customers = useCustomers();
  const isName = field === 'name';
  const name = isName && !contact.phone && !contact.email ? contact.name : '';
  const { found } = useSearch({ records: customers.entries, textsOf }, useDeferredValue(name));
  const named = name.trim().length > 1 ? found.slice(0, MAX_KNOWN) : [];
  const owner = isName ? undefined : customerOfContact(customers, contact);
  const offered = owner && owner.customer.name !== contact.name ? [owner] : named;
  const list = useRef<HTMLDivElement>(null);
  const count = offered.length;
  // On a phone, the keyboard leaves little room below the field.
  useEffect(() => {
    if (count > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (count === 0) return null;
  return (
    <Stack ref={list} spacing={0.5} role="group" aria-label="Known customers" sx={LIST_STYLE}>
      {offered.map(({ customer: one }) => (
        <Button key={one.id} variant="outlined" onClick={() => onPick(one)} sx={NAME_STYLE}>
          {customerLabel(one)}
        </Button>
      ))}
    </Stack>
  );
}

/** Leaves room for the footer of the page. */
const LIST_STYLE = { mt: 0.5, scrollMarginBottom: 96 };
const NAME_STYLE = { justifyContent: 'start', textAlign: 'start', borderRadius: `${RADII.card}px` };

const PERSONAL_DATA_REMOVED =
  'The personal data of this request was removed, so none can be entered. Add a new request for the customer.';

/** Browsers must not suggest the data of other customers. */
export const CustomerFields = requestFields(
  ['customer', 'billingAddress', 'isAnonymous'],
  function CustomerFields({ request, onChange }) {
    const { customer, billingAddress, isAnonymous } = request;
    /** The field in which a customer is looked for. */
    const [edited, setEdited] = useState<ContactKey>();
    const handleKnown = (known: Customer) => {
      setEdited(undefined);
      const fields = requestOfCustomer(known, customer);
      onChange({ ...fields, billingAddress: billingAddress || fields.billingAddress });
    };
    return (
      <>
        <ResponsiveGrid>
          {CONTACT_FIELDS.map(({ key, office, type = 'text' }) => (
            <div key={key}>
              <TrimmedField
                fullWidth
                name={`customer${capitalise(key)}`}
                label={office}
                type={type}
                value={customer[key]}
                onChange={(text) => {
                  setEdited(key);
                  onChange({ customer: { ...customer, [key]: text } });
                }}
                {...(type === 'email' && { clean: plainAddress })}
                disabled={isAnonymous}
              />
              {edited === key && !isAnonymous && (
                <KnownCustomers contact={customer} field={key} onPick={handleKnown} />
              )}
            </div>
          ))}
          <TrimmedField
            label="Billing address"
            name="billingAddress"
            rows={2}
            value={billingAddress}
            onChange={(text) => onChange({ billingAddress: text })}
            helperText="Part of invoices"
            disabled={isAnonymous}
          />
        </ResponsiveGrid>
        {isAnonymous && <p>{PERSONAL_DATA_REMOVED}</p>}
      </>
    );
  },
);

const NOTES = [
  { name: 'customerNotes', label: 'Notes for the customer', helperText: 'Part of the quote' },
  { name: 'internalNotes', label: 'Internal notes', helperText: 'Never sent to the customer' },
] as const;

export const NotesFields = requestFields(
  ['customerNotes', 'internalNotes', 'isAnonymous'],
  function NotesFields({ request, onChange }) {
    return (
      <ResponsiveGrid>
        {NOTES.map((field) => (
          <TrimmedField
            {...field}
            key={field.name}
            rows={3}
            value={request[field.name]}
            onChange={(text) => onChange({ [field.name]: text })}
            disabled={request.isAnonymous}
          />
        ))}
      </ResponsiveGrid>
    );
  },
);

/** The texts that a choice stores, with their labels. Another text that is stored can be kept. */
function optionsOf(record: string, stored: string, areas: RentalTerms['deliveryAreas'] = []) {
  const options = {
    about: [
      ['', 'Equipment'],
      [FILM, FILM],
    ],
    area: [['', 'Pick up'], ...areas.map(({ name }) => [name, name])],
  }[record];
  return options?.some(([text]) => text === stored) === false
    ? [...options, [stored, stored]]
    : options;
}

export const DeliveryFields = requestFields(
  [...OFFICE_TEXT_FIELDS.map(({ record }) => record), 'lines', 'isAnonymous'],
  function DeliveryFields({ request, onChange }) {
    const areas = useRequestsSelector(selectRentalTerms)?.deliveryAreas;
    const asked = OFFICE_TEXT_FIELDS.filter(
      ({ record, isAsked }) => request[record] || !isAsked || isAsked(request),
    );
    return (
      <ResponsiveGrid>
        {asked.map(({ record, office, max, isPersonal }) => {
          const options = optionsOf(record, request[record], areas);
          return (
            <TrimmedField
              key={record}
              label={office}
              name={record}
              value={request[record]}
              onChange={(text) =>
                onChange(record === 'area' ? withArea(request, text, areas) : { [record]: text })
              }
              disabled={isPersonal && request.isAnonymous}
              select={options !== undefined}
              slotProps={{ htmlInput: { maxLength: max } }}
            >
              {options?.map(([text, label]) => (
                <option key={text} value={text}>
                  {label}
                </option>
              ))}
            </TrimmedField>
          );
        })}
      </ResponsiveGrid>
    );
  },
);

export const CustomerTexts = requestPart(TEXT_RECORDS, function CustomerTexts({ request }) {
  const texts = TEXT_FIELDS.filter(({ record, csv }) => !csv && request[record]);
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
