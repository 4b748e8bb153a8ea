import * as v from 'valibot';
import { SESSION_MS } from './limits';

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

const time = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.transform((text) => Date.parse(text)),
  ),
]);

const sessionSchema = v.object({
  user: v.object({
    username: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    isAdmin: v.literal(true),
    lastLogin: v.optional(v.string(), ''),
  }),
  timestamp: v.pipe(time, v.finite()),
});

/**
 * The session a stored entry stands for, or null when it is none or is over: it lasts 8 hours from
 * its beginning (back-office.md §4). Never throws.
 * @param now ms since 1970
 */
export function readSession(json: unknown, now: number): AdminSession | null {
  const read = v.safeParse(sessionSchema, json);
  if (!read.success) return null;
  const age = now - read.output.timestamp;
  // A clock that was set back makes a session young, not a stranger's.
  return age < SESSION_MS ? read.output : null;
}
