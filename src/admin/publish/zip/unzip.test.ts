import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { InvalidBundleError } from './invalidBundle';
import { unzip } from './unzip';

const MB = 1024 * 1024;
const LIMITS = { entries: 5000, fileBytes: 32 * MB, totalBytes: 256 * MB, ratio: 200 };

/** Finds the headers of a ZIP file, both of its files and of its directory. */
function* headers(bytes: Uint8Array): Generator<[view: DataView, sizeAt: number]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    const mark = view.getUint32(at, true);
    if (mark === 0x04034b50) yield [view, at + 22];
    if (mark === 0x02014b50) yield [view, at + 24];
  }
}

/** Creates a ZIP file, whose files declare this unpacked size if it is given. */
function zipOf(entries: Zippable, declared?: number): Blob {
  const bytes = zipSync(entries, { level: 6 });
  if (declared !== undefined)
    for (const [view, at] of headers(bytes)) view.setUint32(at, declared, true);
  return new Blob([new Uint8Array(bytes)]);
}

/** Returns bytes that compress to about an eightieth: zeros with a few irregular bytes. */
function compressible(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let seed = 1;
  for (let at = 0; at < length; at += 1000)
    for (let more = 0; more < 8; more += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      bytes[at + more] = seed >> 16;
    }
  return bytes;
}

/** Unpacks everything, and counts the pauses. */
function unpacking(file: Blob, limits = LIMITS) {
  const pause = vi.fn(() => Promise.resolve());
  return { done: unzip(file, () => true, { limits, pause }), pause };
}

const text = (value: string) => strToU8(value);

const tooLarge = (name: string) => ({ failure: { code: 'contentTooLarge', name } });

describe('unpacking a ZIP file', () => {
  it('returns its wanted files in their order', async () => {
    const file = zipOf({
      'b.json': text('{"b":1}'),
      'skipped.json': text('no'),
      'ä.bin': [compressible(3 * MB), { level: 0 }],
      'empty.json': text(''),
      'a.json': compressible(3 * MB),
    });
    const files = await unzip(file, (name) => name !== 'skipped.json');
    expect(files.map(([name]) => name)).toEqual(['b.json', 'ä.bin', 'empty.json', 'a.json']);
    const [b, stored, empty, deflated] = files.map(([, bytes]) => bytes);
    expect(b).toEqual(text('{"b":1}'));
    expect(empty).toEqual(text(''));
    for (const bytes of [stored, deflated])
      expect(Buffer.compare(bytes ?? text(''), compressible(3 * MB))).toBe(0);
  });

  it('yields to the main thread after a few megabytes at most', async () => {
    const { done, pause } = unpacking(zipOf({ 'a.json': compressible(8 * MB) }));
    await done;
    expect(pause.mock.calls.length).toBeGreaterThanOrEqual(4);
  });

  it('inflates nothing if a declared size exceeds the limit', async () => {
    const { done, pause } = unpacking(zipOf({ 'a.json': text('{}') }, 33 * MB));
    await expect(done).rejects.toMatchObject(tooLarge('a.json'));
    expect(pause).not.toHaveBeenCalled();
  });

  it.each([0, 10, 15 * MB])(
    'stops a bomb with a declared size of %i bytes after a few megabytes',
    async (declared) => {
      const bomb = zipOf({ 'a.json': new Uint8Array(24 * MB) }, declared);
      const { done, pause } = unpacking(bomb, { ...LIMITS, fileBytes: 16 * MB, ratio: Infinity });
      await expect(done).rejects.toMatchObject(tooLarge('a.json'));
      // 16 MB in steps of 4 KB, each of which inflates to 4 MB.
      expect(pause.mock.calls.length).toBeGreaterThanOrEqual(3);
      expect(pause.mock.calls.length).toBeLessThanOrEqual(4);
      const early = unpacking(bomb);
      await expect(early.done).rejects.toMatchObject(tooLarge('a.json'));
      // 200 times the 24 KB that are packed.
      expect(early.pause.mock.calls.length).toBeLessThanOrEqual(2);
    },
  );

  it('stops many files that are too large together, and at the first file with a wrong size', async () => {
    const entries = Object.fromEntries(
      [1, 2, 3, 4, 5].map((number) => [`${number}.json`, compressible(MB)]),
    );
    const limits = { ...LIMITS, totalBytes: 2.5 * MB };
    const honest = unpacking(zipOf(entries), limits);
    await expect(honest.done).rejects.toMatchObject(tooLarge('3.json'));
    expect(honest.pause).not.toHaveBeenCalled();
    const lying = unpacking(zipOf(entries, 5), limits);
    await expect(lying.done).rejects.toThrow('damaged');
    expect(lying.pause.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('stops at the maximum number of files', async () => {
    const entries = Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [`${index}`, text('')]),
    );
    const { done } = unpacking(zipOf(entries), { ...LIMITS, entries: 5 });
    await expect(done).rejects.toMatchObject(tooLarge('5'));
  });

  it('rejects a file that is smaller than declared, truncated, or not a ZIP file', async () => {
    const sound = zipOf({ 'a.json': compressible(2 * MB), 'b.json': text('{}') });
    const stored = zipOf({ 'a.json': [text('{"a":1}'), { level: 0 }] });
    const altered = Buffer.from(await stored.arrayBuffer());
    altered.write('2', altered.indexOf('1}'));
    const broken = [
      zipOf({ 'a.json': text('{"a":1}') }, 8),
      zipOf({ 'a.json': [text('{"a":1}'), { level: 0 }] }, 8),
      new Blob([]),
      new Blob(['no zip']),
      new Blob([new Uint8Array(100_000)]),
      sound.slice(0, sound.size - 30),
      sound.slice(100),
      new Blob([altered]),
    ];
    for (const file of broken) {
      const reading = unzip(file, () => true);
      await expect(reading).rejects.toThrow('damaged');
      await expect(reading).rejects.toThrow(InvalidBundleError);
    }
  });

  it('throws no other error, whichever byte is damaged', async () => {
    const sound = new Uint8Array(
      await zipOf({ 'a.json': text('{"a":[1,2,3]}'), 'b.json': text('{}') }).arrayBuffer(),
    );
    for (let at = 0; at < sound.length; at += 1)
      for (const value of [0, 0x7f, 0xff]) {
        const damaged = sound.with(at, value);
        const outcome = await unzip(new Blob([damaged]), () => true).catch((error) => error);
        expect(Array.isArray(outcome) || outcome instanceof InvalidBundleError).toBe(true);
      }
  });
});
