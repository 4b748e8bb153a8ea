import { PATHS } from './paths';

/**
 * A path of the back office to return to after signing in; `/admin` for anything else: other origins
 * in any disguise, other areas, the sign-in page itself (faults.md, Return-to). Never throws.
 */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/admin(?:[/?#]|$)/.test(wanted)) return PATHS.admin;
  // Browsers take a backslash for a slash and drop tabs and line breaks.
  if (/[\\\p{Cc}]/u.test(wanted)) return PATHS.admin;
  const { pathname, search, hash, origin } = new URL(wanted, 'https://site.invalid');
  const isInside = pathname === PATHS.admin || pathname.startsWith(`${PATHS.admin}/`);
  const isSignIn = pathname.startsWith(PATHS.adminLogin);
  return origin === 'https://site.invalid' && isInside && !isSignIn
    ? pathname + search + hash
    : PATHS.admin;
}
