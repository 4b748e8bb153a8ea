import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharePath, variantPath, type PictureManifest } from '../../src/ui/media/pictureVariants';
import { buildMedia } from './buildMedia';
import { decodePicture, encodeShareImage } from './encodeVariants';

// Encoding takes seconds where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

let root: string;
let lines: string[];
const at = (...parts: string[]): string => path.join(root, ...parts);

const build = (): Promise<PictureManifest> =>
  buildMedia({
    source: at('source'),
    out: at('out'),
    cache: at('cache'),
    report: (line) => lines.push(line),
  });

const plain = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 4, background } });

const put = async (file: string, picture: Sharp | string | Buffer): Promise<void> => {
  await mkdir(path.dirname(at('source', file)), { recursive: true });
  const isText = typeof picture === 'string' || Buffer.isBuffer(picture);
  await writeFile(at('source', file), isText ? picture : await picture.toBuffer());
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'media-'));
  lines = [];
  await mkdir(at('source'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('buildMedia', () => {
  it('makes AVIF and WebP of every width, a share picture and a manifest entry', async () => {
    await put('products/lens.webp', plain(500, 375, '#336699').webp({ lossless: true }));
    const manifest = await build();
    const info = manifest['/media/products/lens.webp'];
    expect(info).toMatchObject({
      w: 500,
      h: 375,
      v: expect.stringMatching(/^[0-9a-f]{8}$/),
      c: '#336699',
    });
    for (const width of [320, 480, 500])
      for (const ext of ['avif', 'webp'] as const) {
        const file = variantPath('products/lens.webp', width, info?.v ?? '', ext);
        const { format, width: w } = await sharp(at('out', file)).metadata();
        expect([format, w]).toEqual([ext === 'avif' ? 'heif' : 'webp', width]);
      }
    const share = await sharp(at('out', sharePath('products/lens.webp', info?.v ?? ''))).metadata();
    expect([share.format, share.width, share.height]).toEqual(['jpeg', 1200, 630]);
    expect(existsSync(at('out/products/lens.webp'))).toBe(true);
    expect(JSON.parse(await readFile(at('out/manifest.json'), 'utf8'))).toEqual(manifest);
  });

  it('takes PNG, JPEG, GIF and upper-case names, sorts the manifest and passes the rest through', async () => {
    await put('z.PNG', plain(20, 10, '#ff0000').png());
    await put('a.jpg', plain(20, 10, '#00ff00').flatten().jpeg());
    await put('m.gif', plain(20, 10, '#0000ff').gif());
    await put('grey.png', plain(20, 10, '#808080').greyscale().png());
    await put('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const manifest = await build();
    const names = ['/media/a.jpg', '/media/grey.png', '/media/m.gif', '/media/z.PNG'];
    expect(Object.keys(manifest)).toEqual(names);
    expect(manifest['/media/grey.png']?.c).toBe('#808080');
    expect(await readFile(at('out/logo.svg'), 'utf8')).toContain('<svg');
  });

  it('measures a picture as it is shown, after its EXIF rotation', async () => {
    await put(
      'phone.jpg',
      plain(60, 30, '#123456').flatten().jpeg().withMetadata({ orientation: 6 }),
    );
    expect((await build())['/media/phone.jpg']).toMatchObject({ w: 30, h: 60 });
  });

  it('keeps transparency in the variants and puts the dark ground under share picture and colour', async () => {
    await put('clear.png', plain(40, 40, '#ffffff00').png());
    const { v = '', c } = (await build())['/media/clear.png'] ?? {};
    expect(c).toBe('#0e0f12');
    const { hasAlpha } = await sharp(at('out', variantPath('clear.png', 40, v, 'avif'))).metadata();
    expect(hasAlpha).toBe(true);
  });

  it('keeps the share picture under 300 KB, whatever the picture', async () => {
    const noise = Uint8Array.from({ length: 1200 * 630 * 3 }, (_, i) => (i * 2654435761) >>> 13);
    const raw = { width: 1200, height: 630, channels: 3 as const };
    const picture = await decodePicture(await sharp(noise, { raw }).png().toBuffer());
    const share = picture && (await encodeShareImage(picture));
    expect(share?.length).toBeGreaterThan(50_000);
    expect(share?.length).toBeLessThanOrEqual(300_000);
  });

  it('reports damaged pictures by name, leaves them out and goes on', async () => {
    const whole = await plain(300, 300, '#abcdef').png().toBuffer();
    await put('cut.png', whole.subarray(0, whole.length - 60));
    await put('fake.jpg', 'not a picture');
    await put('good.png', whole);
    expect(Object.keys(await build())).toEqual(['/media/good.png']);
    expect(lines.filter((line) => line.includes('cut.png'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('fake.jpg'))).toHaveLength(1);
  });

  it('makes an empty manifest where there are no pictures at all', async () => {
    await rm(at('source'), { recursive: true });
    expect(await build()).toEqual({});
    expect(await readFile(at('out/manifest.json'), 'utf8')).toBe('{}');
  });

  it('leaves animations as they are', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((colour) => plain(8, 8, colour).png().toBuffer()),
    );
    await put('moving.gif', sharp(frames, { join: { animated: true } }).gif());
    expect(await build()).toEqual({});
    expect(existsSync(at('out/moving.gif'))).toBe(true);
  });

  it('encodes again only what changed, and removes what is stale', async () => {
    await put('a.png', plain(30, 30, '#111111').png());
    await put('b.png', plain(30, 30, '#222222').png());
    const first = await build();
    await build();
    expect(lines.at(-1)).toMatch(/^2 pictures, 0 newly encoded/);
    await put('a.png', plain(30, 30, '#333333').png());
    await rm(at('source/b.png'));
    const second = await build();
    expect(lines.at(-1)).toMatch(/^1 pictures, 1 newly encoded/);
    expect(second['/media/a.png']?.v).not.toBe(first['/media/a.png']?.v);
    const hashes = (await readdir(at('out'))).flatMap(
      (name) => /-([0-9a-f]{8})\./.exec(name)?.[1] ?? [],
    );
    expect(new Set(hashes)).toEqual(new Set([second['/media/a.png']?.v]));
  });

  it('fills an emptied output from the cache', async () => {
    await put('a.png', plain(30, 30, '#111111').png());
    const manifest = await build();
    await cp(at('out'), at('before'), { recursive: true });
    await rm(at('out'), { recursive: true });
    expect(await build()).toEqual(manifest);
    expect(await readdir(at('out'))).toEqual(await readdir(at('before')));
  });

  it('is not misled by what an interrupted run left in the cache', async () => {
    await put('a.png', plain(30, 30, '#111111').png());
    const old = at('cache/draft-old');
    await mkdir(old, { recursive: true });
    await writeFile(path.join(old, '30.avif'), 'half');
    await utimes(old, 0, 0);
    await build();
    expect(existsSync(old)).toBe(false);
    expect((await readdir(at('cache'))).filter((name) => name.startsWith('draft-'))).toEqual([]);
    expect((await readdir(at('out'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
