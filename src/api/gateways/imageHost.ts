export interface ImageHostSettings {
  /** `VITE_UPLOAD_URL`: accepts a POST of the file and the preset. */
  url: string;
  /** `VITE_UPLOAD_PRESET`: an unsigned preset of the host. */
  preset: string;
}

/** An upload that failed and can be retried. */
export class UploadError extends Error {}

/** Timeout in ms without any progress. */
const STALL_MS = 30_000;
const RETRY_MS = 1000;

/** Null if they are incomplete or the URL is not safe: images stay drafts. */
export function imageHostSettings(
  url: string | undefined,
  preset: string | undefined,
): ImageHostSettings | null {
  if (!url || !preset || !URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || isLocal ? { url, preset } : null;
}

/** HTTPS at the upload host, or at any host of the domain if that is `api.<domain>` or `upload.<domain>`. */
export function isHostedPicture(value: unknown, uploadUrl: string): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const own = new URL(uploadUrl).hostname;
  const domain = /^(?:api|upload)\.(.+\..+)$/.exec(own)?.[1];
  return hostname === own || (domain !== undefined && `.${hostname}`.endsWith(`.${domain}`));
}

interface UploadOptions {
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

interface Answer {
  status: number;
  text: string;
}

/** Sends one POST. Rejects if the network fails, the upload stalls, or the signal aborts. */
function post(body: FormData, url: string, { onProgress, signal }: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const abort = () => request.abort();
    const restartStallTimer = () => {
      clearTimeout(stall);
      stall = setTimeout(abort, STALL_MS);
    };
    const end = (settle: () => void) => () => {
      clearTimeout(stall);
      signal.removeEventListener('abort', abort);
      settle();
    };
    request.open('POST', url);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartStallTimer();
      if (total > 0) onProgress(loaded / total);
    });
    const fail = end(() => reject(new UploadError('The image host did not respond')));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener(
      'load',
      end(() => resolve({ status: request.status, text: request.responseText })),
    );
    signal.addEventListener('abort', abort);
    restartStallTimer();
    request.send(body);
  });
}

function urlIn({ status, text }: Answer, url: string): string {
  if (status < 200 || status >= 300)
    throw new UploadError(`The image host responded with ${status}`);
  let secureUrl: unknown;
  try {
    secureUrl = (JSON.parse(text) as { secure_url?: unknown } | null)?.secure_url;
  } catch {
    throw new UploadError('The image host did not respond with JSON');
  }
  if (isHostedPicture(secureUrl, url)) return secureUrl;
  throw new UploadError('The image host responded with a URL of another host');
}

const isTemporaryFailure = ({ status }: Answer) => status === 429 || status >= 500;

/** Retries once. @throws UploadError on failure; the reason of the signal if it was aborted */
export async function uploadPicture(
  picture: Blob,
  { url, preset }: ImageHostSettings,
  options: UploadOptions,
): Promise<string> {
  const body = new FormData();
  body.append('file', picture, `picture.${picture.type.replace('image/', '')}`);
  body.append('upload_preset', preset);
  const attempt = () => post(body, url, options);
  const first = await attempt().catch(() => null);
  options.signal.throwIfAborted();
  if (first && !isTemporaryFailure(first)) return urlIn(first, url);
  await new Promise((done) => setTimeout(done, RETRY_MS));
  options.signal.throwIfAborted();
  const second = await attempt().catch((error: unknown) => {
    options.signal.throwIfAborted();
    throw error;
  });
  return urlIn(second, url);
}
