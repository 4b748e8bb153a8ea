import type { BookingField } from './bookingTable';

/** Booking request in a request link for the office. Empty optional fields are left out. */
export interface RequestPayload extends Partial<Record<BookingField['link'], string>> {
  v: 1;
  ref: string;
  items: { id: string; name: string; qty: number }[];
  /** Rental dates, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  estimate?: string;
  needs?: readonly string[];
  /** When the request was made, ISO 8601. */
  at: string;
}

/** Maximum length of a request link in characters. Messengers and e-mail apps cut longer ones. */
export const REQUEST_LINK_MAX = 1800;

export const REQUEST_LINK_PATH = '/admin/requests/new';

/** Version of the encoding, which precedes the payload in the fragment of a request link. */
export const REQUEST_LINK_VERSION = '1.';
