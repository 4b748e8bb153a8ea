import { existsSync, readFileSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { sharePath, variantPath, type PictureManifest } from '../../src/ui/media/pictureVariants';
import { removeOthers } from '../build/outputFile';
import { useFolder } from '../folderFixture';
import { buildMedia } from './buildMedia';
import { decodePicture, encodeShareImage } from './encodeVariants';

const { at: inRoot, put } = useFolder();
let lines: string[];
beforeEach(() => {
  lines = [];
});

const build = async (): Promise<PictureManifest> => {
  const { pictures, files } = await buildMedia({
    source: inRoot('source'),
    out: inRoot('out'),
    cache: inRoot('cache'),
    report: (line) => lines.push(line),
  });
  await removeOthers(inRoot('out'), new Set(files));
  return pictures;
};

const plain = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 4, background } });

const writeSource = async (file: string, picture: Sharp | string | Buffer): Promise<void> => {
  const isText = typeof picture === 'string' || Buffer.isBuffer(picture);
  put(`source/${file}`, isText ? picture : await picture.toBuffer());
};

const textOf = (file: string) => readFileSync(inRoot(file), 'utf8');

describe('buildMedia', () => {
  it('creates AVIF and WebP variants of every width, a share image and a manifest entry', async () => {
    await writeSource('products/lens.webp', plain(500, 375, '#336699').webp({ lossless: true }));
    const manifest = await build();
    const info = manifest['/media/products/lens.webp'];
    expect(info).toMatchObject({ w: 500, h: 375, c: '#336699' });
    expect(info?.v).toMatch(/^[0-9a-f]{8}$/);
    for (const width of [320, 480, 500])
      for (const ext of ['avif', 'webp'] as const) {
        const file = variantPath('products/lens.webp', width, info?.v ?? '', ext);
        const { format, width: w } = await sharp(inRoot('out', file)).metadata();
        expect([format, w]).toEqual([ext === 'avif' ? 'heif' : 'webp', width]);
      }
    const share = inRoot('out', sharePath('products/lens.webp', info?.v ?? ''));
    const size = { format: 'jpeg', width: 1200, height: 630 };
    expect(await sharp(share).metadata()).toMatchObject(size);
    expect(existsSync(inRoot('out/products/lens.webp'))).toBe(true);
    expect(JSON.parse(textOf('out/manifest.json'))).toEqual(manifest);
  });

  it('accepts PNG, JPEG, GIF and upper-case names, sorts the manifest and copies other files', async () => {
    await writeSource('z.PNG', plain(20, 10, '#ff0000').png());
    await writeSource('a.jpg', plain(20, 10, '#00ff00').flatten().jpeg());
    await writeSource('m.gif', plain(20, 10, '#0000ff').gif());
    await writeSource('grey.png', plain(20, 10, '#808080').greyscale().png());
    await writeSource('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const manifest = await build();
    const names = ['/media/a.jpg', '/media/grey.png', '/media/m.gif', '/media/z.PNG'];
    expect(Object.keys(manifest)).toEqual(names);
    expect(manifest['/media/grey.png']?.c).toBe('#808080');
    expect(textOf('out/logo.svg')).toContain('<svg');
  });

  it('measures an image after EXIF rotation', async () => {
    const turned = plain(60, 30, '#123456').flatten().jpeg().withMetadata({ orientation: 6 });
    await writeSource('phone.jpg', turned);
    expect((await build())['/media/phone.jpg']).toMatchObject({ w: 30, h: 60 });
  });

  it('keeps transparency in variants and adds the dark background to share image and colour', async () => {
    await writeSource('clear.png', plain(40, 40, '#ffffff00').png());
    const { v = '', c } = (await build())['/media/clear.png'] ?? {};
    expect(c).toBe('#0e0f12');
    const variant = inRoot('out', variantPath('clear.png', 40, v, 'avif'));
    expect(await sharp(variant).metadata()).toMatchObject({ hasAlpha: true });
  });

  it('keeps the share image under 300 KB for any image', async () => {
    const noise = Uint8Array.from({ length: 1200 * 630 * 3 }, (_, i) => (i * 2654435761) >>> 13);
    const raw = { width: 1200, height: 630, channels: 3 as const };
    const picture = await decodePicture(await sharp(noise, { raw }).png().toBuffer());
    const share = picture && (await encodeShareImage(picture));
    expect(share?.length).toBeGreaterThan(50_000);
    expect(share?.length).toBeLessThanOrEqual(300_000);
  });

  it('reports damaged images, leaves them out and continues', async () => {
    const validPng = await plain(300, 300, '#abcdef').png().toBuffer();
    await writeSource('cut.png', validPng.subarray(0, validPng.length - 60));
    await writeSource('fake.jpg', 'not a picture');
    await writeSource('good.png', validPng);
    expect(Object.keys(await build())).toEqual(['/media/good.png']);
    expect(lines.filter((line) => line.includes('cut.png'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('fake.jpg'))).toHaveLength(1);
  });

  it('copies animations unchanged', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((colour) => plain(8, 8, colour).png().toBuffer()),
    );
    await writeSource('moving.gif', sharp(frames, { join: { animated: true } }).gif());
    expect(await build()).toEqual({});
    expect(existsSync(inRoot('out/moving.gif'))).toBe(true);
  });

  it('encodes only changed images and removes stale variants', async () => {
    await writeSource('a.png', plain(30, 30, '#111111').png());
    await writeSource('b.png', plain(30, 30, '#222222').png());
    const first = await build();
    await build();
    expect(lines.at(-1)).toMatch(/^2 images, 0 encoded/);
    await writeSource('a.png', plain(30, 30, '#333333').png());
    rmSync(inRoot('source/b.png'));
    const second = await build();
    expect(lines.at(-1)).toMatch(/^1 images, 1 encoded/);
    expect(second['/media/a.png']?.v).not.toBe(first['/media/a.png']?.v);
    const hashes = readdirSync(inRoot('out')).flatMap(
      (name) => /-([0-9a-f]{8})\./.exec(name)?.[1] ?? [],
    );
    expect(new Set(hashes)).toEqual(new Set([second['/media/a.png']?.v]));
  });

  it('ignores and removes incomplete cache entries of an interrupted run', async () => {
    await writeSource('a.png', plain(30, 30, '#111111').png());
    const old = inRoot('cache/draft-old');
    put('cache/draft-old/30.avif', 'half');
    utimesSync(old, 0, 0);
    await build();
    expect(existsSync(old)).toBe(false);
    expect(readdirSync(inRoot('cache')).filter((name) => name.startsWith('draft-'))).toEqual([]);
    expect(readdirSync(inRoot('out')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
