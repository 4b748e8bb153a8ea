import { addCategory, freezeClock, openAdmin } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import { expect, open, test } from '../../helpers/journeys/site';
import type { Page } from '@playwright/test';

const following = (page: Page) =>
  page.getByText('You are editing in another tab. This tab is read-only');
/** The save status of the header, which may be behind a dialog. */
const state = (page: Page) =>
  page.getByRole('banner', { includeHidden: true }).getByRole('paragraph', { includeHidden: true });

/** Opens two tabs of the back office, of which the first one edits. */
async function twoTabs(page: Page): Promise<Page> {
  await openAdmin(page, '/admin/products');
  const second = await page.context().newPage();
  await open(second, '/admin/products');
  await expect(following(second)).toBeVisible();
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  return second;
}

test('One tab edits and the other one follows, until it takes over editing; unsaved input stays', async ({
  page,
}) => {
  const second = await twoTabs(page);
  await expect(following(page)).toHaveCount(0);
  await expect(state(second)).toHaveText('Read-only');
  expect(await axeViolations(second)).toEqual([]);

  await addCategory(page, 'Tripods');
  await second.getByRole('button', { name: 'Create Category' }).click();
  await second.getByRole('tab', { name: 'View All Categories' }).click();
  await expect(second.getByRole('button', { name: 'Edit Tripods' })).toBeVisible();

  await second.getByRole('tab', { name: 'Create Category' }).click();
  await second.getByRole('textbox', { name: 'Category Name' }).fill('Gimbals');
  await second.getByRole('textbox', { name: 'Category Name' }).press('Enter');
  await expect(second.getByText('Not saved: you are editing in another tab.')).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Category Name' })).toHaveValue('Gimbals');
  await second.keyboard.press('Escape');
  await second.getByRole('button', { name: 'Leave', exact: true }).click();

  await page.getByRole('button', { name: 'Add Product' }).click();
  const field = page.getByRole('textbox', { name: 'Product name' });
  await field.fill('Half a lens');
  await second.getByRole('button', { name: 'Edit in this tab' }).click();
  await expect(following(second)).toHaveCount(0);
  await expect(following(page)).toBeVisible();
  await expect(state(page)).toHaveText('Read-only');
  await expect(field).toHaveValue('Half a lens');
  await addCategory(second, 'Gimbals');
  await field.press('Enter');
  await expect(field).toHaveValue('Half a lens');
  await second.close();
  await expect(state(page)).not.toHaveText('Read-only');
  await expect(field).toHaveValue('Half a lens');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('button', { name: 'Undo history' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Undo history' }).getByRole('listitem'),
  ).toHaveCount(2);
});

/** Holds all writes of drafts. Returns a function that lets them finish. */
async function holdWrites(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    let isHeld = true;
    IDBObjectStore.prototype.put = function held(this: IDBObjectStore, ...given) {
      // A transaction stays open while it has requests.
      const ask = () => {
        if (isHeld) this.get('drafts').addEventListener('success', ask);
      };
      ask();
      return put.apply(this, given);
    };
    Object.assign(window, { letWrites: () => (isHeld = false) });
  });
  return () => page.evaluate(() => (window as unknown as { letWrites: () => void }).letWrites());
}

test('Taking over editing includes saves in progress of the other tab', async ({ page }) => {
  const [one, two] = content.products().filter(({ isFeatured }) => isFeatured);
  const second = await twoTabs(page);
  const slots = (tab: Page) => tab.getByRole('region', { name: 'Featured Products' });
  const featured = (tab: Page, name: string) =>
    slots(tab).getByRole('heading', { level: 3, name, exact: true });
  await expect(featured(second, one!.name)).toBeVisible();
  await freezeClock(second);
  const letWrites = await holdWrites(page);
  for (const { name } of [one!, two!])
    await slots(page)
      .getByRole('button', { name: `Unfeature ${name}` })
      .click();
  await expect(state(page)).toHaveText('Saving...');

  await second.getByRole('button', { name: 'Edit in this tab' }).click();
  await expect(second.getByText('Waiting until it has saved its changes...')).toBeVisible();
  await expect(state(page)).toHaveText('Read-only');
  await letWrites();
  await expect(state(second)).toHaveText('Saved');
  for (const { name } of [one!, two!]) await expect(featured(second, name)).toHaveCount(0);
  await expect(following(page)).toBeVisible();
  await second.clock.resume();
  await addCategory(second, 'Tripods');
  for (const { name } of [one!, two!]) await expect(featured(page, name)).toHaveCount(0);
});

test('If the other tab does not respond, editing can be taken over anyway', async ({ page }) => {
  // Makes a tab miss the messages of the other one, like a busy tab.
  await page.addInitScript(() => {
    const add = BroadcastChannel.prototype.addEventListener;
    BroadcastChannel.prototype.addEventListener = function listen(
      this: BroadcastChannel,
      type: string,
      listener: EventListenerOrEventListenerObject,
    ) {
      const hear = (event: Event) => {
        if (!('isDeaf' in window) && typeof listener === 'function') listener(event);
      };
      add.call(this, type, hear);
    };
  });
  const second = await twoTabs(page);
  await addCategory(page, 'Tripods');
  await freezeClock(second);
  await page.evaluate(() => Object.assign(window, { isDeaf: true }));
  await second.getByRole('button', { name: 'Edit in this tab' }).click();
  await expect(second.getByText('Waiting until it has saved its changes...')).toBeVisible();
  await second.clock.runFor(5000);
  await expect(second.getByText('The other tab does not respond')).toBeVisible();
  await second.clock.resume();
  expect(await axeViolations(second)).toEqual([]);
  await second.getByRole('button', { name: 'Edit in this tab anyway' }).click();
  await expect(state(second)).toHaveText('Saved');
  await expect(following(page)).toBeVisible();
});
