import { encodeRequestLink } from '@/api/request-link/encodeRequestLink';
import type { RequestPayload } from '@/domain/booking/requestPayload';

/** The payload of a link for `zoomRequest` of the store fixture. */
export const PAYLOAD: RequestPayload = {
  v: 1,
  ref: 'SL-AAA222',
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '0803 123 4567',
  items: [{ id: 'p1', name: 'Zoom', qty: 1 }],
  from: '2026-11-24',
  to: '2026-11-26',
  at: '2026-11-20T09:00:00.000Z',
};

/** Returns a request link. */
export async function linkOf(payload: RequestPayload): Promise<string> {
  const link = await encodeRequestLink('https://slate.example', payload);
  if (link === undefined) throw new Error('no link');
  return link;
}

/** Returns the fragment of a request link. */
export const fragmentOf = async (payload: RequestPayload) =>
  (await linkOf(payload)).split('#')[1] ?? '';
