import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GROUNDS } from '../../src/domain/company/shades';
import { makeIcons, MANIFEST_ICONS, readIcon, TOUCH_ICON } from './icons';
import { makeShareCard } from './brandFiles';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');

/** Returns the colour of a pixel as `#RRGGBBAA`. */
async function pixel(picture: Buffer, left: number, top: number): Promise<string> {
  const bytes = await sharp(picture)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return `#${bytes.toString('hex')}`.toUpperCase();
}

describe('the icon of the company', () => {
  it('is made into every icon of the manifest, in the size that it states', async () => {
    const icons = await makeIcons(await readIcon());
    for (const { src, sizes } of MANIFEST_ICONS) {
      const { width, height, format } = await sharp(icons[src.slice(1)]).metadata();
      if (sizes !== 'any') expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
    expect(await sharp(icons[TOUCH_ICON]).metadata()).toMatchObject({ width: 180, height: 180 });
  });

  it('leaves the edge of a maskable icon, which launchers cut off, to the background', async () => {
    const wide = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z" fill="#FF0000"/></svg>',
    );
    const icons = await makeIcons(wide);
    const maskable = icons['icons/maskable-512.png'] ?? Buffer.of();
    expect(await pixel(maskable, 256, 256)).toBe('#FF0000FF');
    for (const top of [0, 100, 511])
      expect(await pixel(maskable, 256, top)).toBe(`${GROUNDS.dark.raised}FF`);
    // Not stretched.
    const plain = icons['icons/icon-192.png'] ?? Buffer.of();
    expect(await pixel(plain, 96, 20)).toBe('#00000000');
  });

  it.each([
    ['missing.svg', "There is nothing at 'missing.svg'."],
    ['package.json', "There is no SVG at 'package.json'."],
  ])('is refused if it is %s', async (file, message) => {
    await expect(readIcon(file)).rejects.toThrow(message);
  });
});

describe('the share picture', () => {
  const brand = { name: 'Rental House', logo: '' };

  it.each([
    ['the logo', { ...brand, logo: '/media/brand/logo.svg' }],
    ['the icon and the name, without a logo', brand],
    ['the icon and the name, if the logo cannot be read', { ...brand, logo: '/media/../../x' }],
    ['the name of the configuration, without any', { name: '', logo: '' }],
    ['the icon alone, if no font has the letters of the name', { name: '東京', logo: '' }],
    ['a long name', { name: 'The Very Long Name of a Rental House in a Large City', logo: '' }],
  ])('has %s', async (_part, given) => {
    const card = await makeShareCard(PUBLIC, given, await readIcon());
    const size = { format: 'jpeg', width: 1200, height: 630 };
    expect(await sharp(card).metadata()).toMatchObject(size);
    const { entropy } = await sharp(card).stats();
    expect(entropy).toBeGreaterThan(0.2);
    expect(card.length).toBeLessThan(300_000);
  });
});
