import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openSite, title } from '../helpers/component/publicSite';
import { FILES, HOME } from '../helpers/content/sampleStories';

const PREPARED = `
  [data-fill] { background-color: #fff !important }
  [data-fill] img { visibility: hidden }
  .measured, .measured * { color: transparent !important }`;

const toLinear = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(colour: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = colour;
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => toLinear(value / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function textsIn(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const { left, top } = root.getBoundingClientRect();
  const within = ({ x, y, width, height }: DOMRect) =>
    new DOMRect(x - left, y - top, width, height);
  const found: { text: string; ink: number; box: DOMRect }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const ink = luminance(
      getComputedStyle(parent)
        .color.match(/[\d.]+/g)!
        .map(Number),
    );
    // Lines that are cut off are outside their element.
    const { bottom } = parent.getBoundingClientRect();
    for (const box of range.getClientRects())
      if (box.bottom <= bottom + 1) found.push({ text: node.textContent, ink, box: within(box) });
  }
  return found;
}

function lowestContrast(ink: number, image: CanvasRenderingContext2D, area: DOMRect): number {
  const { data } = image.getImageData(area.x, area.y, area.width, area.height);
  const contrasts = Array.from({ length: data.length / 4 }, (_, index) => {
    const ground = luminance(data.slice(index * 4, index * 4 + 3));
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  });
  return Math.min(...contrasts);
}

/** Returns the texts whose contrast is below 4.5:1 on white pictures, the worst for light text: 'Title: 3.2'. */
async function faintTexts(root: Element): Promise<string[]> {
  const texts = textsIn(root);
  const style = document.createElement('style');
  style.textContent = PREPARED;
  document.head.append(style);
  root.classList.add('measured');
  const base64 = await page.screenshot({ element: root, save: false });
  root.classList.remove('measured');
  style.remove();
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const { width, height } = root.getBoundingClientRect();
  Object.assign(canvas, { width, height });
  const image = canvas.getContext('2d')!;
  image.drawImage(picture, 0, 0, width, height);
  return texts
    .map(({ text, ink, box }) => ({ text, contrast: lowestContrast(ink, image, box) }))
    .filter(({ contrast }) => contrast < 4.5)
    .map(({ text, contrast }) => `${text}: ${contrast.toFixed(1)}`);
}

const LONG =
  'An empty stage in Abuja, an hour before the band walks on and the lights go up, seen once';
const SIZES = [
  [360, 640],
  [900, 700],
  [1280, 800],
] as const;

const project = (id: string, name: string) => ({
  id,
  slug: id,
  title: name,
  category: ['Film Production', 'Music Video'],
  image: '/a.webp',
  description: LONG,
});

describe.each(SIZES)(
  'on a screen of %i × %i px, texts on pictures have enough contrast',
  (width, height) => {
    it('in the hero and the bar above it', async () => {
      await page.viewport(width, height);
      const hero = {
        title: 'Films from Lagos for the world',
        subtitle: LONG,
        subtitle2: LONG,
        cta: 'Book',
        images: ['/a.webp', '/b.webp'],
      };
      await openSite('/', { ...FILES, [HOME]: { hero } });
      await expect.element(title(hero.title)).toBeVisible();
      const stage = title(hero.title).element().closest('section')!;
      expect(await faintTexts(stage)).toEqual([]);
      expect(await faintTexts(page.getByRole('banner').element())).toEqual([]);
    });

    it('on the cards of projects', async () => {
      await page.viewport(width, height);
      await openSite('/projects', {
        'projects/index.json': {
          projects: [project('a', 'Productions Showreel'), project('b', LONG)],
        },
      });
      const cards = page.getByRole('article');
      await expect.poll(() => cards.elements()).toHaveLength(2);
      for (const card of cards.elements()) expect(await faintTexts(card)).toEqual([]);
    });
  },
);
