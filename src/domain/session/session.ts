import { isJsonObject } from '../text/jsonObject';

/** Time in ms until an administrator is signed out. */
export const SESSION_MS = 8 * 3600 * 1000;
/** Time in ms by which a clock may have been corrected since the sign-in. */
const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;

/** Administrator who is signed in to the back office. */
interface AdminUser {
  username: string;
  isAdmin: boolean;
  /** ISO 8601. */
  lastLogin: string;
}

/** Stored session of an administrator. */
export interface AdminSession {
  user: AdminUser;
  /** Time of the sign-in in ms since 1970. */
  timestamp: number;
}

/** Converts a number or ISO 8601 text to ms since 1970. NaN for any other value. */
function timeOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : typeof value === 'number' ? value : NaN;
}

// Not a valibot schema, because this module is in the bundle of every page and a schema would add
// 0.5 KB.
/**
 * Parses a stored session. Never throws.
 * @param now in ms since 1970
 * @returns null if the session is invalid, older than 8 hours, or begins more than 5 minutes from now
 */
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
