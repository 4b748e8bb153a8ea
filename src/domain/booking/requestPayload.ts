/** A booking request as the request link for the office carries it. Optional fields are missing if they are empty. */
export interface RequestPayload {
  v: 1;
  ref: string;
  name: string;
  email: string;
  phone: string;
  subject?: string;
  items: { id: string; name: string; qty: number }[];
  /** Rental dates, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** The preferred date and the duration as they were entered. */
  date?: string;
  duration?: string;
  notes?: string;
  /** When the request was made, ISO 8601. */
  at: string;
}

/** A request link has at most this many characters: messengers and e-mail apps cut longer ones. */
export const REQUEST_LINK_MAX = 1800;

/** The path of the back office's page that opens request links. */
export const REQUEST_LINK_PATH = '/admin/requests/new';

/** What precedes the payload in the fragment of a request link: the version of the encoding. */
export const REQUEST_LINK_VERSION = '1.';
