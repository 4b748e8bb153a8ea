/** Where pictures are uploaded to, by build settings. */
export interface ImageHostSettings {
  /** `VITE_UPLOAD_URL`: takes a POST of the file and the preset. */
  url: string;
  /** `VITE_UPLOAD_PRESET`: an unsigned preset of the host. */
  preset: string;
}

/** An upload that ended without an address; it may be tried again. */
export class UploadError extends Error {}

/** ms without any progress after which an upload is given up. */
const STALL_MS = 30_000;
/** ms before an upload that the host or the network refused is tried once more. */
const RETRY_MS = 1000;

/** The settings when they are complete and name a safe address, else null: pictures stay drafts. */
export function imageHostSettings(
  url: string | undefined,
  preset: string | undefined,
): ImageHostSettings | null {
  if (!url || !preset || !URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || isLocal ? { url, preset } : null;
}

/**
 * Whether an address may be stored as a picture's: https, at the host that takes the uploads; where that is
 * `api.<domain>` or `upload.<domain>`, at any host of the domain, since hosts deliver from another one.
 */
export function isHostedPicture(address: unknown, uploadUrl: string): address is string {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const own = new URL(uploadUrl).hostname;
  const domain = /^(?:api|upload)\.(.+\..+)$/.exec(own)?.[1];
  return hostname === own || (domain !== undefined && `.${hostname}`.endsWith(`.${domain}`));
}

export interface UploadOptions {
  /** Called with what has gone, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

interface Answer {
  status: number;
  text: string;
}

/** One POST; the promise rejects when the network fails, stalls, or the signal aborts. */
function post(body: FormData, url: string, { onProgress, signal }: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const abort = () => request.abort();
    const live = () => {
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
      live();
      if (total > 0) onProgress(loaded / total);
    });
    const fail = end(() => reject(new UploadError('No answer from the image host')));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener(
      'load',
      end(() => resolve({ status: request.status, text: request.responseText })),
    );
    signal.addEventListener('abort', abort);
    live();
    request.send(body);
  });
}

function addressIn({ status, text }: Answer, url: string): string {
  if (status < 200 || status >= 300) throw new UploadError(`The image host answered ${status}`);
  let address: unknown;
  try {
    address = (JSON.parse(text) as { secure_url?: unknown } | null)?.secure_url;
  } catch {
    throw new UploadError('The image host did not answer in JSON');
  }
  if (isHostedPicture(address, url)) return address;
  throw new UploadError('The image host answered with an address that is not its own');
}

/** Whether trying again may help. */
const isPassing = ({ status }: Answer) => status === 429 || status >= 500;

/**
 * Uploads a picture with an unsigned preset, straight to the image host and without any script of it; once
 * more when the network or the host fails in passing (back-office.md §7).
 * @returns the picture's https address at the host
 * @throws UploadFailed in every other case; the signal's reason when it was aborted
 */
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
  if (first && !isPassing(first)) return addressIn(first, url);
  await new Promise((done) => setTimeout(done, RETRY_MS));
  options.signal.throwIfAborted();
  const second = await attempt().catch((error: unknown) => {
    options.signal.throwIfAborted();
    throw error;
  });
  return addressIn(second, url);
}
