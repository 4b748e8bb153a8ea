import { clear, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draftDatabase } from '../../helpers/storage/draftDatabase';
import { smallContent } from '../../../src/domain/content/contentFixture';
import { fillStorage } from '../../helpers/component/AdminHarness';
import {
  button,
  dialog,
  expectNoText,
  expectText,
  field,
  openBackOffice,
} from '../../helpers/component/backOffice';
import { expectNoAxeViolations } from '../../helpers/component/publicSite';

const PATH = '/admin/products';
const { files: FILES } = smallContent();
const FAILED = 'Failed to save category. Please try again.';
const DAMAGED = '1 stored entry could not be read. Nothing was deleted.';

const manager = () => dialog('Manage Categories');
const status = () =>
  page.getByRole('banner', { includeHidden: true }).getByRole('paragraph', { includeHidden: true });

async function createCategory(name: string): Promise<void> {
  await button('Create Category').first().click();
  await field('Category Name').fill(name);
  await manager().getByRole('button', { name: 'Create Category' }).click();
}

async function addCategory(name: string): Promise<void> {
  await createCategory(name);
  await expectText('Category created successfully!');
  await manager().getByRole('button', { name: 'Close' }).click();
}

async function categoryNames(): Promise<string[]> {
  await button('Create Category').first().click();
  await page.getByRole('tab', { name: 'View All Categories' }).click();
  const list = manager().getByRole('list', { name: 'Categories' });
  await expect.element(list).toBeVisible();
  return [...list.element().querySelectorAll('strong')].map(({ textContent }) => textContent);
}

beforeEach(() => void vi.stubEnv('VITE_PUBLISH_TARGET', 'local'));

it('A save ends if the database does not respond, and can be repeated when it does', async () => {
  await openBackOffice(PATH, FILES);
  await button('Create Category').first().click();
  await field('Category Name').fill('Tripods');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = vi.spyOn(IDBObjectStore.prototype, 'get');
  silent.mockImplementation(() => new EventTarget() as IDBRequest);
  try {
    await manager().getByRole('button', { name: 'Create Category' }).click();
    const failure = async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      return manager().getByText(FAILED).query();
    };
    await expect.poll(failure).not.toBeNull();
    silent.mockRestore();
    // Reads that began meanwhile.
    await vi.advanceTimersByTimeAsync(10_000);
  } finally {
    vi.useRealTimers();
  }
  await expect.element(field('Category Name')).toHaveValue('Tripods');
  await manager().getByRole('button', { name: 'Create Category' }).click();
  await expectText('Category created successfully!');
});

it('A full device is reported, and saving works again once there is space', async () => {
  await openBackOffice(PATH, FILES);
  const makeRoom = fillStorage();
  await createCategory('Tripods');
  await expect.element(manager().getByText(FAILED)).toBeVisible();
  await expectText('Storage on this device is full');
  await expect.element(status()).toHaveTextContent('Not saved');
  await expect.element(field('Category Name')).toHaveValue('Tripods');
  makeRoom();
  await manager().getByRole('button', { name: 'Create Category' }).click();
  await expectText('Category created successfully!');
  await expect.element(status()).toHaveTextContent('Saved');
  await manager().getByRole('button', { name: 'Close' }).click();
  expect((await categoryNames()).filter((name) => name === 'Tripods')).toHaveLength(1);
});

describe('Stored drafts', () => {
  it('that are readable are kept when others are damaged, which are kept too and can be downloaded', async () => {
    const good = { id: 'good', name: 'Tripods', slug: 'tripods', isActive: true };
    const stored = {
      version: 1,
      drafts: {
        productCategories: { good: { base: null, draft: good }, bad: 7 },
        pages: { home: { base: {}, draft: {} } },
      },
      history: { done: 'nonsense' },
    };
    const office = await openBackOffice(PATH, FILES, [], () =>
      set('drafts', stored, draftDatabase),
    );
    await expectText(DAMAGED);
    await expectNoAxeViolations();
    await addCategory('Gimbals');
    await expectText(DAMAGED);

    const linked = vi.spyOn(URL, 'createObjectURL');
    await button('Download damaged data').click();
    await expect.poll(() => linked).toHaveBeenCalled();
    const file = JSON.parse(await (linked.mock.lastCall![0] as Blob).text()) as object;
    expect(Object.values(file)).toEqual([stored]);

    await office.reload();
    expect(await categoryNames()).toEqual(expect.arrayContaining(['Tripods', 'Gimbals']));
    await expectText(DAMAGED);
  });

  it('that the browser has deleted are reported, and editing continues', async () => {
    const office = await openBackOffice(PATH, FILES);
    await addCategory('Tripods');
    await office.reload(() => clear(draftDatabase));
    await expectText('Your unpublished changes are lost');
    await button('Dismiss').click();
    await expectNoText('Your unpublished changes are lost');
    expect(await categoryNames()).not.toContain('Tripods');
    await manager().getByRole('button', { name: 'Close' }).click();
    await addCategory('Gimbals');
  });

  it('of a newer version are not overwritten', async () => {
    const stored = { version: 9, future: true };
    await openBackOffice(PATH, FILES, [], () => set('drafts', stored, draftDatabase));
    await expectText('were saved by a newer version of this site.');
    await createCategory('Tripods');
    await expect.element(manager().getByText(FAILED)).toBeVisible();
    expect(await get('drafts', draftDatabase)).toEqual(stored);
  });
});
