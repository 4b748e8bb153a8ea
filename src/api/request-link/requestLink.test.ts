import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { RequestPayload } from '@/domain/booking/requestPayload';
import { decodeRequestLink } from './decodeRequestLink';
import { deflate } from './deflate';
import { encodeRequestLink } from './encodeRequestLink';

const ORIGIN = 'https://www.example.com';
const PAYLOAD: RequestPayload = {
  v: 1,
  ref: 'SL-ABC123',
  name: 'Àdùnní Ọláyinká',
  email: 'adunni@example.com',
  phone: '+234 800 000 0000',
  items: [{ id: 'zoom', name: 'Cine Zoom 24-70mm', qty: 2 }],
  from: '2026-11-24',
  to: '2026-11-26',
  notes: 'Two days in Epe,\none in Lagos.',
  at: '2026-11-22T09:14:00.000Z',
};

const fragmentOf = (link: string | undefined) => link?.slice(link.indexOf('#')) ?? '';

async function forged(json: unknown): Promise<string> {
  const bytes = await deflate(new TextEncoder().encode(JSON.stringify(json)));
  return `#1.${Buffer.from(bytes).toString('base64url')}`;
}

describe('a request link', () => {
  it('decodes to the request', async () => {
    const link = await encodeRequestLink(ORIGIN, PAYLOAD);
    expect(link).toMatch(/^https:\/\/www\.example\.com\/admin\/requests\/new#1\.[\w-]+$/);
    expect(await decodeRequestLink(fragmentOf(link))).toEqual(PAYLOAD);
  });

  it('shortens the notes until it fits, and nothing else', async () => {
    const letters = Array.from({ length: 2000 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    const notes = letters.join('');
    const link = await encodeRequestLink(ORIGIN, { ...PAYLOAD, notes }, 900);
    expect(link?.length).toBeLessThanOrEqual(900);
    expect(link?.length).toBeGreaterThan(850);
    const read = await decodeRequestLink(fragmentOf(link));
    expect(read).toEqual({ ...PAYLOAD, notes: read?.notes });
    expect(read?.notes?.endsWith('…')).toBe(true);
    expect(notes.startsWith(read?.notes?.slice(0, -1) ?? 'none')).toBe(true);
  });

  it('is omitted if the request does not fit even without notes, or the browser cannot compress', async () => {
    expect(await encodeRequestLink(ORIGIN, PAYLOAD, 60)).toBeUndefined();
    vi.stubGlobal('CompressionStream', undefined);
    expect(await encodeRequestLink(ORIGIN, PAYLOAD)).toBeUndefined();
  });

  it('ignores impossible dates and keeps the rest', async () => {
    const { from: _from, to: _to, ...rest } = PAYLOAD;
    for (const dates of [{ from: '2027-02-30' }, { from: '2026-11-27' }, { to: '2066-11-26' }])
      expect(await decodeRequestLink(await forged({ ...PAYLOAD, ...dates }))).toEqual(rest);
  });

  it('reduces texts to plain single lines, and notes to plain lines', async () => {
    const text = 'A\u202e\nB\u0000';
    const read = await decodeRequestLink(await forged({ ...PAYLOAD, name: text, notes: text }));
    expect(read?.name).toBe('A B');
    expect(read?.notes).toBe('A\nB');
  });

  it.each([
    ['another version', { ...PAYLOAD, v: 2 }],
    ['no items', { ...PAYLOAD, items: undefined }],
    ['a quantity of 0', { ...PAYLOAD, items: [{ id: '', name: 'x', qty: 0 }] }],
    ['too many items', { ...PAYLOAD, items: Array.from({ length: 201 }, () => PAYLOAD.items[0]) }],
    ['a list', []],
    ['null', null],
    ['more than 64 KB', { ...PAYLOAD, notes: 'x'.repeat(70_000) }],
  ])('is not valid with %s', async (_what, json) => {
    expect(await decodeRequestLink(await forged(json))).toBeUndefined();
  });

  it('is not valid if it was truncated or changed, and never throws', async () => {
    const fragment = fragmentOf(await encodeRequestLink(ORIGIN, PAYLOAD));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: fragment.length - 1 }), async (length) => {
        expect(await decodeRequestLink(fragment.slice(0, length))).toBeUndefined();
      }),
      { numRuns: 50 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(await decodeRequestLink(`#1.${text}`)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });
});
