import {
  REQUEST_LINK_MAX,
  REQUEST_LINK_PATH,
  REQUEST_LINK_VERSION,
  type RequestPayload,
} from '@/domain/booking/requestPayload';
import { toBase64Url } from '@/domain/text/base64';
import { deflate } from './deflate';

async function linkOf(origin: string, payload: RequestPayload): Promise<string> {
  const bytes = await deflate(new TextEncoder().encode(JSON.stringify(payload)));
  return `${origin}${REQUEST_LINK_PATH}#${REQUEST_LINK_VERSION}${toBase64Url(bytes)}`;
}

function withNotes({ notes = '', ...rest }: RequestPayload, length: number): RequestPayload {
  const letters = Array.from(notes);
  if (letters.length <= length) return notes ? { ...rest, notes } : rest;
  return length > 0 ? { ...rest, notes: `${letters.slice(0, length - 1).join('')}…` } : rest;
}

/** Shortens notes to fit `max` characters. Undefined if it does not fit or the browser cannot compress. */
export async function encodeRequestLink(
  origin: string,
  payload: RequestPayload,
  max = REQUEST_LINK_MAX,
): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  try {
    const whole = await linkOf(origin, payload);
    if (whole.length <= max) return whole;
    let [fits, tooLong] = [-1, Array.from(payload.notes ?? '').length];
    let link: string | undefined;
    while (tooLong - fits > 1) {
      const middle = Math.floor((fits + tooLong) / 2);
      // Each length depends on the result of the one before.
      const shorter = await linkOf(origin, withNotes(payload, middle));
      if (shorter.length <= max) [fits, link] = [middle, shorter];
      else tooLong = middle;
    }
    return link;
  } catch {
    // `deflate-raw` is newer than CompressionStream: without it there is no link.
    return undefined;
  }
}
