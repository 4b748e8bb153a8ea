/** What a request without items can be about, besides equipment. */
export const FILM = 'A film or production';
export const OTHER = 'Something else';

interface Deciding {
  about: string;
  area: string;
}

const isRental = ({ about }: Deciding) => about === '';

interface Row {
  /** Its name in the form, in the draft, and in the e-mail. */
  key: string;
  label: string;
  /** Label of its line in the message, by which messages are read. The label of the form by default. */
  line?: string;
  /** Its name in messages of validation, that of the line by default. */
  noun?: string;
  /** Where the message has it: in a line of its own by default. The contact is added for other apps only. */
  part?: 'sender' | 'contact' | 'subject' | 'notes';
  max: number;
  isRequired?: true;
  type?: 'email' | 'tel' | 'date';
  autoComplete?: string;
  hint?: string;
  /** Parameters of the e-mail. The key by default. */
  params?: readonly string[];
  /** Key in the request link. The same by default. */
  link?: string;
  /** Field of the office's record, the same by default. The fields of `customer` have the keys of this table. */
  record?: string;
  /** Label in the back office, that of the line by default. */
  office?: string;
  /** Column of the CSV file of the office, '' for none. */
  csv: string;
  /** Whether it is removed with the personal data of the request. */
  isPersonal: boolean;
  /** Whether it is kept for all tabs, like the items. It may be personal, such as a date, but must not say whose it is. */
  isShared?: true;
  /** Whether the form asks for it. It does by default. What it does not ask for is not sent. */
  isAsked?: (texts: Deciding) => boolean;
}

const TABLE = [
  {
    key: 'about',
    label: 'What is it about?',
    line: 'About',
    max: 200,
    csv: 'about',
    isPersonal: false,
  },
  {
    key: 'name',
    label: 'Full Name',
    line: 'Name',
    part: 'sender',
    max: 200,
    isRequired: true,
    autoComplete: 'name',
    record: 'customer',
    office: 'Customer name',
    csv: 'customer',
    isPersonal: true,
  },
  {
    key: 'email',
    label: 'Email Address',
    line: 'Email',
    part: 'contact',
    max: 254,
    isRequired: true,
    type: 'email',
    autoComplete: 'email',
    record: 'customer',
    csv: 'email',
    isPersonal: true,
  },
  {
    key: 'phone',
    label: 'Phone Number',
    line: 'Phone',
    noun: 'Phone number',
    part: 'contact',
    max: 40,
    isRequired: true,
    type: 'tel',
    autoComplete: 'tel',
    record: 'customer',
    csv: 'phone',
    isPersonal: true,
  },
  {
    key: 'subject',
    label: 'Subject',
    part: 'subject',
    max: 240,
    isRequired: true,
    csv: '',
    isPersonal: true,
  },
  {
    key: 'preferredDate',
    label: 'Preferred Date',
    noun: 'Preferred date',
    max: 200,
    type: 'date',
    params: ['preferredDate', 'date'],
    link: 'date',
    office: 'Preferred date',
    csv: '',
    isPersonal: true,
    isShared: true,
    isAsked: isRental,
  },
  {
    key: 'duration',
    label: 'Duration',
    max: 200,
    hint: 'For example 2 Days, 1 Week or 3 Months',
    csv: '',
    isPersonal: true,
    isShared: true,
    isAsked: isRental,
  },
  {
    key: 'area',
    label: 'Delivery',
    max: 200,
    csv: 'delivery',
    isPersonal: false,
    isShared: true,
    isAsked: isRental,
  },
  {
    key: 'address',
    label: 'Delivery Address',
    max: 200,
    autoComplete: 'address-line1',
    office: 'Delivery address',
    csv: 'delivery address',
    isPersonal: true,
    isAsked: (texts) => isRental(texts) && texts.area !== '',
  },
  {
    key: 'notes',
    label: 'Additional Notes',
    part: 'notes',
    max: 2000,
    params: [],
    record: 'message',
    office: 'Message',
    csv: '',
    isPersonal: true,
  },
] as const satisfies readonly Row[];

type Entry = (typeof TABLE)[number];
type Named<TName extends string> = Entry extends infer E extends Entry
  ? E extends Record<TName, infer Value>
    ? Value
    : E['key']
  : never;

export interface BookingField extends Row {
  key: Entry['key'];
  line: string;
  params: readonly string[];
  link: Named<'link'>;
  record: Named<'record'>;
  office: string;
}

/** The texts of a booking request in the order of the form. A new one needs only a row above. */
export const BOOKING_FIELDS: readonly BookingField[] = TABLE.map(
  (row: Row & { key: Entry['key'] }) => {
    const { key, line = row.label } = row;
    return { line, office: line, params: [key], link: key, record: key, ...row } as BookingField;
  },
);

export type BookingFields = Record<BookingField['key'], string>;

export function mapBookingFields<T>(valueOf: (field: BookingField) => T) {
  const entries = BOOKING_FIELDS.map((field) => [field.key, valueOf(field)]);
  return Object.fromEntries(entries) as Record<BookingField['key'], T>;
}
