import { expectAlive, STORED } from '../helpers/alive';
import { pagesOfEachKind } from '../helpers/builtSite';
import { expect, seed, storageOf, test, type Stored } from '../helpers/site';

/** One page of each kind goes through all of it; the others differ in their content alone. */
const STATES = [
  ['empty', 'dark'],
  ['full', 'light'],
  ['corrupt', 'dark'],
] as const;

for (const { path } of pagesOfEachKind())
  for (const [state, scheme] of STATES)
    test(`${path} comes to life without a hydration error, storage ${state}, ${scheme}`, async ({
      page,
    }) => {
      const stored: Stored = STORED[state];
      await seed(page, { ...stored, local: { ...stored.local, colourScheme: scheme } });
      await expectAlive(page, path, state);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
      if (state === 'corrupt')
        expect((await storageOf(page)).local['bookingCart.bak']).toBe('{bad');
    });
