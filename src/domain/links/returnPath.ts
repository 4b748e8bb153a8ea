import { PATHS } from './paths';

/** Where to go after the sign-in: `/admin` for anything but a page of the back office. Never throws. */
export function safeReturnPath(path: unknown): string {
  if (typeof path !== 'string' || !/^\/admin(?:[/?#]|$)/.test(path)) return PATHS.admin;
  // Browsers treat a backslash as a slash and ignore tabs and line breaks.
  if (/[\\\p{Cc}]/u.test(path)) return PATHS.admin;
  const { pathname, search, hash, origin } = new URL(path, 'https://site.invalid');
  const isInside = pathname === PATHS.admin || pathname.startsWith(`${PATHS.admin}/`);
  const isSignIn = pathname.startsWith(PATHS.adminLogin);
  return origin === 'https://site.invalid' && isInside && !isSignIn
    ? pathname + search + hash
    : PATHS.admin;
}
