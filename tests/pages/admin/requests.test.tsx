import { clear, createStore } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { smallContent } from '../../../src/domain/content/contentFixture';
import {
  expectNoText,
  expectText,
  field,
  openBackOffice,
} from '../../helpers/component/backOffice';

const { files: FILES } = smallContent();

/** Whether the browser would ask before the page is closed. */
const asksBeforeClosing = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(async () => {
  await clear(createStore('slate-requests', 'entries'));
  await page.viewport(1280, 800);
});

it('Closing any page requires a confirmation while a new request is not saved, and the list of requests links to it', async () => {
  await openBackOffice('/admin/requests/new', FILES);
  await field('Customer name').fill('Ada');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expect(asksBeforeClosing()).toBe(true);
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await page.getByRole('link', { name: 'Open request' }).click();
  await expect.element(field('Customer name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
  expect(asksBeforeClosing()).toBe(false);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expectText(/SL-\w{6} is not saved yet/);
});

it('The dashboard reports requests that the browser has deleted, instead of showing that all are answered', async () => {
  localStorage.setItem('slateRequestCounts', JSON.stringify({ total: 2, new: 1 }));
  await openBackOffice('/admin', FILES);
  await expectText('The requests are lost because this browser cleared its storage.');
  await expectNoText('All requests are answered.');
});
