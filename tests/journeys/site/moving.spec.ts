import { expect, open, test } from '../../helpers/journeys/site';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 700 }));

test('A navigation shows its progress, changes title, description and canonical URL, and announces the title', async ({
  page,
}) => {
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/StorePage-/, async (route) => {
    await gate;
    await route.continue();
  });
  await open(page, '/booking');
  const description = page.locator('meta[name="description"]');
  const [title, text] = [await page.title(), await description.getAttribute('content')];
  const told = page.getByRole('status', { name: 'Page' });
  await expect(told).toBeEmpty();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveURL('/store');
  await expect(page).toHaveTitle(/^Equipment Store \| ./);
  await expect(told).toHaveText(await page.title());
  await expect(description).not.toHaveAttribute('content', text ?? '');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/store$/);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(description).toHaveAttribute('content', text ?? '');
});

test('Pages fade into each other and the first cards of the store slide in, unless reduced motion is preferred', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      const watched = window as unknown as { moved: Promise<boolean> };
      watched.moved = transition.ready.then(() =>
        document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          // React removes the root from the transition with an animation of no duration.
          .filter((effect) => Number(effect.getTiming().duration) > 0)
          .some(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition')),
      );
      return transition;
    };
  });
  await open(page, '/booking');
  for (const [motion, isMoving, link, heading] of [
    ['no-preference', true, 'Store', 'Store'],
    ['reduce', false, 'Book with Us', 'Get in Touch'],
  ] as const)
    await test.step(motion, async () => {
      await page.emulateMedia({ reducedMotion: motion });
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await page.evaluate('moved')).toBe(isMoving);
      const transitions = await page.evaluate(
        () => getComputedStyle(document.body).transitionProperty,
      );
      expect(transitions).toBe(isMoving ? 'all' : 'none');
    });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/store');
  for (const [width, count] of [
    [360, 4],
    [768, 16],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') });
      const names = await cards.evaluateAll((items) =>
        items.map((item) => getComputedStyle(item).animationName),
      );
      expect(names).toHaveLength(16);
      expect(names.filter((name) => name !== 'none')).toEqual(names.slice(0, count));
    });
});
