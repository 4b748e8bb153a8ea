import { expectHydrated, STORED } from '../helpers/hydration';
import { pagesOfEachKind } from '../helpers/builtSite';
import { expect, seedStorage, storageOf, test, type Stored } from '../helpers/site';

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
      await seedStorage(page, { ...stored, local: { ...stored.local, colourScheme: scheme } });
      await expectHydrated(page, path, state);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
      if (state === 'corrupt')
        expect((await storageOf(page)).local['bookingCart.bak']).toBe('{bad');
    });
