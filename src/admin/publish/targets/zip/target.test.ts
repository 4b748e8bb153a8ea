import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { zipBundle } from './target';

const TEXT = Array.from({ length: 60_000 }, (_, at) => `Line ${at}`);
const BUNDLE = {
  files: [
    { path: 'site.json', json: { brand: TEXT, 'x-large': [Infinity] } },
    { path: 'products/by-category/gone.json', json: null },
  ],
  pictures: [{ file: 'media/uploads/ä.webp', blob: new Blob([new Uint8Array(600_000)]) }],
  changes: ['Brand changed'],
};

it.each(['1970-01-01', '2026-01-02', '2150-01-01'])(
  'A ZIP file contains every file of a bundle, even if the clock is %s',
  async (date) => {
    vi.useFakeTimers({ now: new Date(date), toFake: ['Date'] });
    const zip = await zipBundle(BUNDLE);
    expect(zip.type).toBe('application/zip');
    const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(Object.keys(entries)).toEqual([
      'HOW-TO.txt',
      'public/data/site.json',
      'public/media/uploads/ä.webp',
    ]);
    const textOf = (name: string) => strFromU8(entries[name] ?? new Uint8Array());
    expect(textOf('HOW-TO.txt')).toContain('- public/data/products/by-category/gone.json');
    const text = JSON.stringify({ brand: TEXT, 'x-large': ['?'] }, null, 2);
    expect(textOf('public/data/site.json')).toBe(`${text.replace('"?"', '1e999')}\n`);
    expect(entries['public/media/uploads/ä.webp']).toHaveLength(600_000);
  },
);
