import { isJsonObject } from '../text/jsonObject';
import { SESSION_MS } from '../text/limits';

/** Who is signed in to the back office (back-office.md §3). */
export interface AdminUser {
  username: string;
  isAdmin: boolean;
  /** ISO 8601. */
  lastLogin: string;
}

/** The session entry (content-contract.md, names of contract). */
export interface AdminSession {
  user: AdminUser;
  /** When it began, ms since 1970. */
  timestamp: number;
}

/** ms since 1970, of a number or of ISO 8601 text; NaN for anything else. */
function timeOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : typeof value === 'number' ? value : NaN;
}

// By hand: every page carries this, and a schema would cost a visitor half a kilobyte.
/**
 * The session a stored entry stands for, or null when it is none or is over: it lasts 8 hours from
 * its beginning (back-office.md §4). Never throws.
 * @param now ms since 1970
 */
export function readSession(json: unknown, now: number): AdminSession | null {
  if (!isJsonObject(json) || !isJsonObject(json.user)) return null;
  const { username, isAdmin, lastLogin } = json.user;
  if (typeof username !== 'string' || username.trim() === '' || isAdmin !== true) return null;
  const timestamp = timeOf(json.timestamp);
  // A clock that was set back makes a session young, not a stranger's.
  if (!(now - timestamp < SESSION_MS)) return null;
  const login = typeof lastLogin === 'string' ? lastLogin : '';
  return { user: { username: username.trim(), isAdmin, lastLogin: login }, timestamp };
}
