import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { faintTexts } from '../helpers/component/contrastOnPictures';
import { openSite, title } from '../helpers/component/publicSite';
import { FILES, HOME } from '../helpers/content/sampleStories';

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
