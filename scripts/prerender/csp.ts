import { createHash } from 'node:crypto';

/** Emotion's own empty style tags, which it fills through the object model. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The CSP source expression of an inline script or style. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function origin(url: string | undefined): string[] {
  if (!url) return [];
  try {
    return [new URL(url).origin];
  } catch {
    return [];
  }
}

/** Hosts the site may talk to, by its build settings. */
export function connectSources(env: Record<string, string | undefined>): string[] {
  const hosts = origin(env['VITE_EMAILJS_ORIGIN'] || 'https://api.emailjs.com');
  hosts.push(...origin(env['VITE_UPLOAD_URL']));
  if (env['VITE_PUBLISH_TARGET']?.startsWith('github:')) hosts.push('https://api.github.com');
  return ["'self'", ...hosts];
}

/** The policy of one page: its inline scripts and styles by hash, everything else from the site. */
export function contentPolicy(page: {
  scripts: string[];
  styles: string[];
  connect: string[];
}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...page.scripts.map(cspHash)].join(' ')}`,
    `style-src-elem ${["'self'", EMPTY_STYLE, ...page.styles.map(cspHash)].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    `connect-src ${page.connect.join(' ')}`,
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** What every response carries; the page's own policy stands in its meta tag (house.md, rule 9). */
export const RESPONSE_HEADERS: Record<string, string> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
