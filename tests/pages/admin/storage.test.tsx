import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storedRows, storeRow, fillStorage } from '../../helpers/storage/backOfficeDatabase';
import { smallContent } from '../../../src/domain/content/contentFixture';
import {
  button,
  dialog,
  expectText,
  field,
  openBackOffice,
} from '../../helpers/component/backOffice';
import { expectNoAxeViolations } from '../../helpers/component/publicSite';

const PATH = '/admin/products';
const { files: FILES } = smallContent();
const FAILED = 'Failed to save category. Please try again.';

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
  const pending = { addEventListener() {}, removeEventListener() {} };
  silent.mockImplementation(() => Object.assign(Object.create(IDBRequest.prototype), pending));
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
  it('that are readable are kept when others are not, which stay where they are', async () => {
    const good = { id: 'good', name: 'Tripods', slug: 'tripods', isActive: true };
    const office = await openBackOffice(PATH, FILES, [], async () => {
      await storeRow('drafts', 'productCategories:good', { base: null, draft: good });
      await storeRow('drafts', 'productCategories:bad', 7);
    });
    const problem = '1 stored record cannot be read and is left out.';
    await expectText(problem);
    await expectNoAxeViolations();
    await addCategory('Gimbals');
    await office.reload();
    expect(await categoryNames()).toEqual(expect.arrayContaining(['Tripods', 'Gimbals']));
    await expectText(problem);
    expect((await storedRows('drafts'))['productCategories:bad']).toBe(7);
  });
});
