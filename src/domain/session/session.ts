import { isJsonObject } from '../text/jsonObject';

export const SESSION_MS = 8 * 3600 * 1000;
/** Time in ms by which a clock may have been corrected since the sign-in. */
const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;

interface AdminUser {
  username: string;
  isAdmin: boolean;
  /** ISO 8601. */
  lastLogin: string;
}

export interface AdminSession {
  user: AdminUser;
  /** Time of the sign-in in ms since 1970. */
  timestamp: number;
}

/** Converts a number or ISO 8601 text to ms since 1970. NaN for any other value. */
function timeOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : typeof value === 'number' ? value : NaN;
}

// Not a valibot schema, which would add 0.5 KB to the bundle of every page.
/** Null if invalid, older than 8 hours, or over 5 minutes ahead of `now` (ms since 1970). Never throws. */
export function readSession(json: unknown, now: number): AdminSession | null {
  if (!isJsonObject(json) || !isJsonObject(json.user)) return null;
  const { username, isAdmin, lastLogin } = json.user;
  if (typeof username !== 'string' || username.trim() === '' || isAdmin !== true) return null;
  const timestamp = timeOf(json.timestamp);
  // A session that begins in the future was not made here, or it would last longer than 8 hours.
  if (timestamp - now > CLOCK_TOLERANCE_MS || !(now - timestamp < SESSION_MS)) return null;
  const login = typeof lastLogin === 'string' ? lastLogin : '';
  return { user: { username: username.trim(), isAdmin, lastLogin: login }, timestamp };
}
