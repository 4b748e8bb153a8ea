import { createHash } from 'node:crypto';
import { storeOrigins } from '../../src/admin/file-store/places';
import { isUnder, PATHS } from '../../src/domain/links/paths';
import { WORKER_POLICY } from '../../src/api/workers/trustedWorker';

/** Hash of empty style elements, which Emotion creates and fills through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

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

export function connectSources(env: Record<string, string | undefined>): string[] {
  const hosts = origin(env['VITE_EMAILJS_ORIGIN'] || 'https://api.emailjs.com');
  hosts.push(...origin(env['VITE_UPLOAD_URL']));
  hosts.push(...storeOrigins(env['VITE_PUBLISH_TARGET'], env['VITE_DESK_STORE']));
  return [...new Set(["'self'", ...hosts])];
}

/** The players of films, which public pages may embed, and the back office may not. */
export const PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Allows inline scripts and styles by hash, and everything else from the site. */
export function contentPolicy(page: {
  scripts: string[];
  styles: string[];
  connect: string[];
  frames: string[];
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
    "manifest-src 'self'",
    `frame-src ${["'self'", ...page.frames].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_POLICY}`,
  ].join('; ');
}

const POLICY = 'Permissions-Policy';

/** Headers of every response of a public page. The policy of a page is in its meta element. */
export const RESPONSE_HEADERS: Record<string, string> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  [POLICY]: 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The header with which the back office, and nothing else, may use the camera, for codes of units. */
export const OFFICE_HEADERS: Record<string, string> = {
  [POLICY]: (RESPONSE_HEADERS[POLICY] ?? '').replace('camera=()', 'camera=(self)'),
};

export const responseHeaders = (pathname: string): Record<string, string> =>
  isUnder(pathname, PATHS.admin) ? { ...RESPONSE_HEADERS, ...OFFICE_HEADERS } : RESPONSE_HEADERS;
