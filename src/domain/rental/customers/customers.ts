import { plainAddress } from '../../links/emailAddress';
import { phoneNumbers, phoneWords } from '../../links/phone';
import { EMPTY_CUSTOMER, TRUST_LEVELS, type Customer, type RentalRequest } from '../schema';

export const TRUST_LABELS: Record<Customer['trust'], string> = {
  '': 'Not set',
  trusted: 'Trusted',
  withCare: 'With care',
  doNotRent: 'Do not rent',
};

/** Digits of at least this number are compared where they are no number of a known numbering plan. */
const FEWEST_DIGITS = 7;

function phoneKeys(text: string): string[] {
  const numbers: string[] = phoneNumbers(text).map(({ number }) => number);
  const digits = text.replace(/\D/g, '');
  return numbers.length > 0 || digits.length < FEWEST_DIGITS ? numbers : [digits];
}

const emailKeys = (email: string) => [plainAddress(email).toLowerCase()].filter(Boolean);

/** Returns what identifies a customer: phone numbers with calling code, and e-mail addresses in lower case. */
export function customerKeys({ phones, emails }: Pick<Customer, 'phones' | 'emails'>): string[] {
  return [...phones.flatMap(phoneKeys), ...emails.flatMap(emailKeys)];
}

const contactKeys = ({ phone, email }: { phone: string; email: string }) =>
  customerKeys({ phones: [phone], emails: [email] });

/** The references are sorted, the latest first. */
export interface CustomerEntry {
  customer: Customer;
  isStored: boolean;
  refs: string[];
}

export interface Customers {
  /** By name. */
  entries: readonly CustomerEntry[];
  /** By phone number and e-mail address: those of the customer, and those of their requests. */
  byKey: ReadonlyMap<string, CustomerEntry>;
}

export const CUSTOMER_FIELDS = [
  'id',
  'ref',
  'isSample',
  'isAnonymous',
  'requestedAt',
  'customer',
  'billingAddress',
] as const satisfies (keyof RentalRequest)[];
type AskedBy = Pick<RentalRequest, (typeof CUSTOMER_FIELDS)[number]>;

function withValue(list: readonly string[], value: string, keysOf: (text: string) => string[]) {
  // Thousands of requests have the contact that their customer has.
  if (list.includes(value)) return [...list];
  const known = new Set([...list, ...list.flatMap(keysOf)]);
  const keys = keysOf(value);
  const isKnown =
    value === '' || known.has(value) || (keys[0] && keys.every((key) => known.has(key)));
  return isKnown ? [...list] : [...list, value];
}

const withContact = (customer: Customer, { name, phone, email }: RentalRequest['customer']) => ({
  ...customer,
  name: name || customer.name,
  phones: withValue(customer.phones, phone, phoneKeys),
  emails: withValue(customer.emails, email, emailKeys),
});

const byName = new Intl.Collator('en');

interface PlacedRequest {
  request: AskedBy;
  keys: readonly string[];
  customer: Customer;
}

/** A change of one request makes the customers again, but not what thousands of other requests say about them. */
const placedByRequest = new WeakMap<AskedBy, PlacedRequest>();

/** Reads the contact of a request, once for each request. */
export function placedRequest(request: AskedBy): PlacedRequest {
  const former = placedByRequest.get(request);
  if (former) return former;
  const { id, billingAddress, requestedAt: updatedAt } = request;
  const unknown = { ...EMPTY_CUSTOMER, id: `customer-${id}`, billingAddress, updatedAt };
  const customer = withContact(unknown, request.customer);
  const placed = { request, keys: contactKeys(request.customer), customer };
  placedByRequest.set(request, placed);
  return placed;
}

/**
 * Returns the customers of all requests: those that are stored, and one for each other phone number or e-mail address. A
 * request belongs to the customer who has its phone number, or else its e-mail address. A customer who was made from a
 * request keeps it when the office changes the number. Samples, and requests without personal data or contact, have none.
 */
export function customersOf(requests: readonly AskedBy[], stored: readonly Customer[]): Customers {
  const entries: CustomerEntry[] = [];
  const byKey = new Map<string, CustomerEntry>();
  const claim = (entry: CustomerEntry, keys: readonly string[]) => {
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, entry);
  };
  const byId = new Map<string, CustomerEntry>();
  for (const customer of stored.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const entry = { customer, isStored: true, refs: [] };
    entries.push(entry);
    byId.set(customer.id, entry);
    for (const id of customer.joinedIds) if (!byId.has(id)) byId.set(id, entry);
    claim(entry, customerKeys(customer));
  }
  const known = requests.filter(({ isSample, isAnonymous }) => !isSample && !isAnonymous);
  const ordered = known.toSorted((a, b) => (a.requestedAt < b.requestedAt ? -1 : 1));
  const placed = ordered.map(placedRequest);
  for (const { keys, customer } of placed) {
    const entry = byId.get(customer.id);
    if (entry) claim(entry, keys);
  }
  for (const { request, keys, customer } of placed) {
    if (keys.length === 0) continue;
    let entry = keys.map((key) => byKey.get(key)).find((one) => one !== undefined);
    if (entry) {
      entry.refs.unshift(request.ref);
      if (!entry.isStored) entry.customer = withContact(entry.customer, request.customer);
    } else {
      entry = { customer, isStored: false, refs: [request.ref] };
      entries.push(entry);
    }
    claim(entry, keys);
  }
  entries.sort((a, b) => byName.compare(a.customer.name, b.customer.name));
  return { entries, byKey };
}

export function customerOfContact(
  { byKey }: Customers,
  contact: { phone: string; email: string },
): CustomerEntry | undefined {
  return contactKeys(contact)
    .map((key) => byKey.get(key))
    .find((entry) => entry !== undefined);
}

/** The customer keeps what `kept` has. */
export function joinCustomers(kept: Customer, other: Customer, at: string): Customer {
  return {
    ...kept,
    name: kept.name || other.name,
    phones: other.phones.reduce((list, one) => withValue(list, one, phoneKeys), kept.phones),
    emails: other.emails.reduce((list, one) => withValue(list, one, emailKeys), kept.emails),
    company: kept.company || other.company,
    billingAddress: kept.billingAddress || other.billingAddress,
    idSeen: kept.idSeen ?? other.idSeen,
    guarantor: kept.guarantor || other.guarantor,
    note: kept.note.includes(other.note) ? kept.note : `${kept.note}\n${other.note}`.trim(),
    // The worse experience counts.
    trust: TRUST_LEVELS.findLast((one) => one === kept.trust || one === other.trust) ?? '',
    joinedIds: [...new Set([...kept.joinedIds, other.id, ...other.joinedIds])],
    updatedAt: at,
  };
}

/** A number or address of `contact` that the customer has in another notation becomes the customer’s; others stay. */
export function requestOfCustomer(
  { name, phones, emails, billingAddress }: Customer,
  contact = { phone: '', email: '' },
): Pick<RentalRequest, 'customer' | 'billingAddress'> {
  const valueOf = (known: string, values: readonly string[], keysOf: (text: string) => string[]) =>
    values.find((value) => keysOf(value).some((key) => keysOf(known).includes(key))) ??
    (known || (values[0] ?? ''));
  const phone = valueOf(contact.phone, phones, phoneKeys);
  const email = valueOf(contact.email, emails, emailKeys);
  return { customer: { name, phone, email }, billingAddress };
}

/** Returns for example 'Ada Obi, 0803 123 4567'. */
export function customerLabel({ name, company, phones, emails }: Customer): string {
  const contact = [...phones, ...emails].find(Boolean);
  return [name, company, contact].filter(Boolean).join(', ') || 'Customer';
}

/** The name is the first text. */
export function customerSearchText({ name, company, phones, emails }: Customer): string[] {
  return [name, company, ...phones.flatMap(phoneWords), ...emails];
}
