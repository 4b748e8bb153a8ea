import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { isHostedPicture } from '@/api/gateways/imageHost';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { mediaBlob } from '../../drafts/storage/mediaDrafts';
import {
  choose,
  pictureFile,
  pictureOf,
  rotatedJpeg,
  stubImageHost,
} from '../../../../tests/helpers/content/pictures';
import { fitPicture } from './importPicture';
import { GalleryField } from './GalleryField';
import { PictureField } from './PictureField';
import type { PictureRules } from './pictureRules';

const RULES: PictureRules = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: 200_000,
  typeText: () => 'Please upload a valid image file (JPEG or PNG)',
  sizeText: (name) => `Image ${name} exceeds the maximum size of 5MB`,
};

const held: { value: string | string[] } = { value: '' };

function One({ start = '', rules = RULES }: { start?: string; rules?: PictureRules }) {
  const [value, setValue] = useState(start);
  return (
    <PictureField
      label="Main image"
      value={value}
      onChange={(next) => {
        held.value = next;
        setValue(next);
      }}
      rules={rules}
      ratio={[16, 9]}
      hasCrop
    />
  );
}

function Several({ start = [] }: { start?: string[] }) {
  const [value, setValue] = useState(start);
  return (
    <GalleryField
      label="Gallery"
      value={value}
      onChange={(next) => {
        held.value = next;
        setValue(next);
      }}
      rules={RULES}
      max={4}
      countText="Maximum of 4 images allowed in the gallery"
      ratio={[16, 9]}
    />
  );
}

/** Returns a picture whose pixels have no pattern, so that it is large. */
async function noise(side: number): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const pixels = new ImageData(side, side);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    pixels.data[at] = at % 4 === 3 ? 255 : seed % 256;
  }
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob()], 'noise.png', { type: 'image/png' });
}

/** Returns a WebP picture whose name says that it is a JPEG. */
async function disguised(name: string, bytes?: number): Promise<File> {
  const canvas = new OffscreenCanvas(20, 10);
  canvas.getContext('2d');
  const webp = await canvas.convertToBlob({ type: 'image/webp' });
  return new File([webp.slice(0, bytes)], name, { type: 'image/jpeg' });
}

const show = (ui: React.ReactNode, start: string | string[] = '') => {
  held.value = start;
  return renderAdminPart(ui);
};

describe('single-picture field', () => {
  it('stores a picture as WebP in this browser and shows it', async () => {
    await show(<One />);
    choose('Main image', await pictureFile('lens.png', 40, 30));
    await expect.element(page.getByRole('button', { name: 'Replace' })).toBeVisible();
    expect(held.value).toMatch(/^media:[0-9a-f]{64}$/);
    const blob = await mediaBlob(held.value as string);
    expect(blob?.type).toBe('image/webp');
    await expect
      .element(page.getByRole('img', { name: 'Main image: selected image' }))
      .toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(page.getByRole('button', { name: /Choose an image/ })).toBeVisible();
    expect(held.value).toBe('');
  });

  it('scales down a large picture, applies its EXIF orientation and removes its EXIF data', async () => {
    await show(<One />);
    choose('Main image', await pictureFile('wide.png', 5200, 100));
    await expect.element(page.getByRole('button', { name: 'Replace' })).toBeVisible();
    const large = await pictureOf(held.value as string);
    expect([large.width, large.height]).toEqual([2560, 49]);

    const before = held.value;
    choose('Main image', await rotatedJpeg(60, 20));
    await expect.poll(() => held.value).not.toBe(before);
    const turned = await pictureOf(held.value as string);
    expect([turned.width, turned.height]).toEqual([20, 60]);
    const text = new TextDecoder('latin1').decode(
      await (await mediaBlob(held.value as string))?.arrayBuffer(),
    );
    expect(text).not.toContain('Exif');
    expect(text).not.toContain('GPS-SECRET');
  });

  it.each<[string, () => File | Promise<File>, RegExp]>([
    [
      'of another declared type',
      () => new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
      /valid image file/,
    ],
    [
      'of another kind by its bytes',
      () => new File(['<svg/>'], 'a.png', { type: 'image/png' }),
      /valid image file/,
    ],
    [
      'with too many bytes',
      () => new File([new Uint8Array(200_001)], 'big.png', { type: 'image/png' }),
      /^Image big\.png exceeds/,
    ],
    ['with too many pixels', () => pictureFile('wide.png', 12_000, 4), /too many pixels/],
    [
      'that is cut off',
      async () =>
        new File([(await pictureFile('x', 30, 30)).slice(0, 60)], 'cut.png', { type: 'image/png' }),
      /could not be read/,
    ],
  ])('rejects a file %s and keeps the current picture', async (_what, file, message) => {
    await show(<One start="/media/old.webp" />, '/media/old.webp');
    choose('Main image', await file());
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    expect(held.value).toBe('/media/old.webp');
  });

  it('says what a file really is and converts it, transparent parts to white', async () => {
    await show(<One />);
    choose('Main image', await disguised('photo.jpg'));
    await expect.element(page.getByRole('alert')).toHaveTextContent(/valid image file/);
    await expect
      .element(page.getByText('photo.jpg is a WebP picture.', { exact: true }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Make it fit' }).click();
    await expect.element(page.getByRole('button', { name: 'Replace' })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    const { width, height } = await pictureOf(held.value as string);
    expect([width, height]).toEqual([20, 10]);
  });

  it('makes a picture smaller until it has few enough bytes', async () => {
    const rules = { ...RULES, maxBytes: 60_000 };
    await show(<One rules={rules} />);
    choose('Main image', await noise(1400));
    await expect.element(page.getByRole('alert')).toHaveTextContent(/exceeds the maximum/);
    await page.getByRole('button', { name: 'Make it fit' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('could not be made small enough');
    const { signal } = new AbortController();
    const tools = { signal, onStep: () => undefined };
    const fitted = await fitPicture(await noise(1400), 1_200_000, tools);
    expect([fitted.name, fitted.type]).toEqual(['noise.jpg', 'image/jpeg']);
    expect(fitted.size).toBeLessThan(1_200_000);
  });

  it('does not offer to convert a photo that this browser cannot open, but says what to do', async () => {
    await show(<One />);
    choose('Main image', new File(['\0\0\0\x18ftypheic'], 'a.heic', { type: 'image/heic' }));
    await expect.element(page.getByText(/^a\.heic is a HEIC picture\. On an iPhone/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Make it fit' }).query()).toBeNull();
  });

  it('uploads a picture to the image host if there is one, and shows it from there', async () => {
    const { url } = stubImageHost();
    await show(<One />);
    choose('Main image', await pictureFile('lens.png', 40, 30));
    await expect.element(page.getByRole('button', { name: 'Replace' })).toBeVisible();
    expect(held.value).toMatch(/^https:\/\//);
    expect(isHostedPicture(held.value, url)).toBe(true);
    const { type } = await (await fetch(held.value as string)).blob();
    expect(type).toBe('image/webp');
  });

  it('crops the selected area to the given ratio', async () => {
    await show(<One />);
    choose('Main image', await pictureFile('square.png', 320, 320));
    await page.getByRole('button', { name: 'Crop' }).click();
    const whole = held.value;
    await page.getByRole('button', { name: 'Apply crop' }).click();
    await expect.poll(() => held.value).not.toBe(whole);
    const { width, height } = await pictureOf(held.value as string);
    expect([width, height]).toEqual([320, 180]);
  });

  it('moves the picture under the crop area with buttons, up to its edge', async () => {
    await show(<One />);
    // The left half of its upper third is white.
    choose('Main image', await pictureFile('tall.png', 320, 640));
    await page.getByRole('button', { name: 'Crop' }).click();
    const whole = held.value;
    const apply = page.getByRole('button', { name: 'Apply crop' });
    await expect.element(apply).toBeEnabled();
    await page.getByRole('button', { name: 'Move down' }).click({ clickCount: 30 });
    await apply.click();
    await expect.poll(() => held.value).not.toBe(whole);
    const cropped = await pictureOf(held.value as string);
    const context = new OffscreenCanvas(320, 180).getContext('2d')!;
    context.drawImage(cropped, 0, 0);
    const isWhite = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0]! > 200;
    expect([isWhite(20, 5), isWhite(20, 175), isWhite(300, 5)]).toEqual([true, true, false]);
  });
});

describe('gallery field', () => {
  it('accepts pictures up to its limit and keeps their order', async () => {
    await show(<Several />);
    choose('Gallery', await pictureFile('a.png', 20, 10), await pictureFile('b.png', 30, 10));
    await expect.element(page.getByRole('list', { name: 'Gallery: 2 of 4' })).toBeVisible();
    const [first, second] = held.value as string[];
    await page.getByRole('button', { name: 'Move image 2 up' }).click();
    expect(held.value).toEqual([second, first]);
    await expect.element(page.getByRole('button', { name: 'Move image 1 up' })).toHaveFocus();
    choose('Gallery', ...(await Promise.all([1, 2, 3].map((n) => pictureFile('c.png', 40, n)))));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Maximum of 4 images allowed in the gallery');
    expect(held.value).toEqual([second, first]);
    await page.getByRole('button', { name: 'Remove image 1' }).click();
    expect(held.value).toEqual([first]);
  });

  it('uploads each picture by Retry upload that the image host refused, also among invalid files and again after a reload', async () => {
    const { fail, network } = stubImageHost();
    fail();
    const { unmount } = await show(<Several />);
    choose('Gallery', await pictureFile('a.png', 20, 10));
    await expect.poll(() => held.value).toHaveLength(1);
    // A reload forgets which uploads have failed.
    await unmount();
    await show(<Several start={held.value as string[]} />);
    const bad = new File(['GIF'], 'moving.gif', { type: 'image/gif' });
    choose('Gallery', await pictureFile('a.png', 20, 10), await pictureFile('b.png', 30, 10), bad);
    await expect.element(page.getByRole('alert')).toHaveTextContent('valid image file');
    expect(held.value).toHaveLength(2);
    network.reset();
    await page.getByRole('button', { name: 'Retry upload' }).click();
    await expect.poll(() => held.value).toEqual(Array(2).fill(expect.stringMatching(/^https:/)));
    await expect
      .element(page.getByRole('button', { name: 'Retry upload' }))
      .not.toBeInTheDocument();
  });

  it('names a picture that it has already', async () => {
    await show(<Several />);
    choose('Gallery', await pictureFile('a.png', 20, 10), await pictureFile('copy.png', 20, 10));
    await expect.element(page.getByRole('alert')).toHaveTextContent('copy.png is already here.');
    expect(held.value).toHaveLength(1);
  });

  it('accepts the valid files among invalid ones and says what each invalid one is', async () => {
    await show(<Several />);
    const files = ['GIF89a', '%PDF-1.7', 'text'].map(
      (text, index) => new File([text], `${index}.gif`, { type: 'image/gif' }),
    );
    choose('Gallery', ...files, await pictureFile('a.png', 20, 10));
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect([...page.getByRole('alert').element().children].map((line) => line.textContent)).toEqual(
      [RULES.typeText(''), '0.gif is a GIF picture.', '1.gif is a PDF document.'],
    );
    expect(held.value).toHaveLength(1);
  });
});
