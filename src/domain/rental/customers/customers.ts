import type { Day } from '../../availability/day';
import { internationalPhone } from '../../links/phone';
import { overdueDays, unitGroups } from '../handover';
import type { Customer, RentalRequest } from '../schema';

/** Labels of how far the office trusts a customer. */
export const TRUST_LABELS: Record<Customer['trust'], string> = {
  '': 'Not set',
  trusted: 'Trusted',
  withCare: 'With care',
  doNotRent: 'Do not rent',
};

const phoneKey = (phone: string) => internationalPhone(phone) ?? '';
const emailKey = (email: string) => email.trim().toLowerCase();

/** Returns what identifies a contact: the phone number with its calling code, and the e-mail address in lower case. */
function contactKeys({ phone, email }: { phone: string; email: string }): string[] {
  return [phoneKey(phone), emailKey(email)].filter(Boolean);
}

/** A customer with their requests, the latest one first. */
export interface CustomerEntry {
  customer: Customer;
  /** Whether the office has stored anything about the customer. */
  isStored: boolean;
  requests: RentalRequest[];
}

/** Returns a customer of whom nothing is stored. */
function fromRequest({ id, customer, updatedAt, billingAddress }: RentalRequest): Customer {
  return {
    id: `customer-${id}`,
    name: customer.name,
    phones: customer.phone ? [customer.phone] : [],
    emails: customer.email ? [customer.email] : [],
    company: '',
    billingAddress,
    idSeen: null,
    guarantor: '',
    note: '',
    trust: '',
    joinedIds: [],
    updatedAt,
  };
}

const withValue = (list: readonly string[], value: string, keyOf: (text: string) => string) =>
  value === '' || list.some((one) => keyOf(one) === keyOf(value)) ? [...list] : [...list, value];

/**
 * Returns the customers of all requests, by name: those that are stored, and one for each other phone number or e-mail
 * address. A request belongs to the customer who has its phone number, or else its e-mail address. Samples, and requests
 * without personal data or contact, have none.
 */
export function customersOf(
  requests: readonly RentalRequest[],
  stored: readonly Customer[],
): CustomerEntry[] {
  const entries: CustomerEntry[] = [];
  const byKey = new Map<string, CustomerEntry>();
  const claim = (entry: CustomerEntry, keys: readonly string[]) => {
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, entry);
  };
  for (const customer of stored.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const entry = { customer, isStored: true, requests: [] };
    entries.push(entry);
    claim(entry, [...customer.phones.map(phoneKey), ...customer.emails.map(emailKey)]);
    byKey.delete('');
  }
  const ordered = requests
    .filter(({ isSample, isAnonymous }) => !isSample && !isAnonymous)
    .toSorted((a, b) => (a.requestedAt < b.requestedAt ? -1 : 1));
  for (const request of ordered) {
    const keys = contactKeys(request.customer);
    if (keys.length === 0) continue;
    const known = keys.map((key) => byKey.get(key)).find((entry) => entry !== undefined);
    const entry = known ?? { customer: fromRequest(request), isStored: false, requests: [] };
    if (!known) entries.push(entry);
    entry.requests.unshift(request);
    if (!entry.isStored) {
      const { name, phone, email } = request.customer;
      const { customer } = entry;
      entry.customer = {
        ...customer,
        name: name || customer.name,
        phones: withValue(customer.phones, phone, phoneKey),
        emails: withValue(customer.emails, email, emailKey),
      };
    }
    claim(entry, keys);
  }
  return entries.toSorted((a, b) => a.customer.name.localeCompare(b.customer.name));
}

/** Returns the customer to whom a contact belongs. */
export function customerOfContact(
  entries: readonly CustomerEntry[],
  contact: { phone: string; email: string },
): CustomerEntry | undefined {
  for (const key of contactKeys(contact)) {
    const found = entries.find(
      ({ customer }) =>
        customer.phones.some((phone) => phoneKey(phone) === key) ||
        customer.emails.some((email) => emailKey(email) === key),
    );
    if (found) return found;
  }
  return undefined;
}

/** Whether equipment came back too late, or is overdue. */
export function isLate(request: RentalRequest, today: Day): boolean {
  if (request.to === '') return false;
  if (overdueDays(request, today) > 0) return true;
  if (request.status !== 'returned' && request.status !== 'partlyReturned') return false;
  return request.items.some((item) =>
    unitGroups(request, item).some(({ backOn }) => backOn > request.to),
  );
}

/** Returns two customers as one, which keeps what the first one has. */
export function joinCustomers(kept: Customer, other: Customer, at: string): Customer {
  return {
    ...kept,
    phones: other.phones.reduce((list, one) => withValue(list, one, phoneKey), kept.phones),
    emails: other.emails.reduce((list, one) => withValue(list, one, emailKey), kept.emails),
    company: kept.company || other.company,
    billingAddress: kept.billingAddress || other.billingAddress,
    idSeen: kept.idSeen ?? other.idSeen,
    guarantor: kept.guarantor || other.guarantor,
    note: [kept.note, other.note].filter(Boolean).join('\n'),
    // The worse experience counts.
    trust: [kept.trust, other.trust].includes('doNotRent')
      ? 'doNotRent'
      : [kept.trust, other.trust].includes('withCare')
        ? 'withCare'
        : kept.trust || other.trust,
    joinedIds: [...new Set([...kept.joinedIds, other.id, ...other.joinedIds])],
    updatedAt: at,
  };
}
