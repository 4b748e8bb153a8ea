import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearBackOffice, storeRow } from '../../helpers/storage/backOfficeDatabase';
import { smallContent } from '../../../src/domain/content/contentFixture';
import { rowsOf, sampleQuote, sampleRequest } from '../../../src/domain/rental/rentalFixture';
import {
  expectNoText,
  expectText,
  field,
  openBackOffice,
  storedJson,
} from '../../helpers/component/backOffice';

const { files: FILES } = smallContent();

const asksBeforeClosing = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(async () => {
  await clearBackOffice();
  await page.viewport(1280, 800);
});

it('Closing any page requires a confirmation while a new request is not saved, and the list of requests links to it', async () => {
  await openBackOffice('/admin/requests/new', FILES);
  await field('Customer name').fill('Ada');
  await expect.element(page.getByRole('banner')).toHaveTextContent('Unsaved changes');
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

it('A request that does not exist has the title of its page, and leads back to the list', async () => {
  await openBackOffice('/admin/requests/SL-NOTHERE', FILES);
  await expect.poll(() => document.title).toBe('Rental request | Slate');
  await page.getByRole('main').getByRole('link', { name: 'Requests', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
  await expect.poll(() => document.title).toBe('Requests | Slate');
});

it('The state of unsaved input is not broken within a word on a phone', async () => {
  await page.viewport(360, 640);
  await openBackOffice('/admin/requests/new', FILES, [], async () => {
    for (let id = 10; id < 20; id += 1) {
      const draft = { id: `${id}`, name: `Drones ${id}`, slug: `drones-${id}`, isActive: true };
      await storeRow('drafts', `productCategories:${id}`, { base: null, draft });
    }
  });
  await expect.element(page.getByRole('link', { name: 'Publish (10)' })).toBeVisible();
  await field('Customer name').fill('Ada');
  const state = page.getByText('Unsaved changes');
  await expect.element(state).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(state.element().lastChild as Text);
  expect(text.getClientRects()).toHaveLength(2);
});

it('A focused field is not below the sticky buttons of a phone', async () => {
  await page.viewport(360, 640);
  await openBackOffice('/admin/requests/new', FILES);
  await field('Customer name').click();
  const foot = document.querySelector('[data-foot]') as Element;
  const isCovered = () => {
    const { bottom } = (document.activeElement as Element).getBoundingClientRect();
    return bottom > foot.getBoundingClientRect().top;
  };
  /** Focuses a covered field again, because the page may have grown after it was focused. */
  const staysCovered = () => {
    const active = document.activeElement as HTMLElement;
    if (!isCovered()) return false;
    active.blur();
    active.focus();
    const { top, bottom } = active.getBoundingClientRect();
    return isCovered() && `${active.outerHTML} ${top}–${bottom}, ${scrollY}: ${foot.textContent}`;
  };
  while (!foot.contains(document.activeElement) && document.activeElement !== document.body) {
    await expect.poll(staysCovered).toBe(false);
    await userEvent.tab();
  }
});

it('A focused button is not below the name of the customer, which stays visible when a request is scrolled', async () => {
  await page.viewport(360, 640);
  const request = sampleRequest({ status: 'confirmed' });
  await openBackOffice(`/admin/requests/${request.ref}`, FILES, [], () =>
    storeRow('requests', request.id, rowsOf([request])[request.id]),
  );
  await expect.element(page.getByRole('button', { name: /^Notes/ })).toBeVisible();
  const toggles = [...document.querySelectorAll<HTMLElement>('main [aria-expanded]')];
  toggles.at(-1)?.focus();
  const tops = new Set<number>();
  while (document.activeElement !== toggles[0]) {
    await userEvent.tab({ shift: true });
    tops.add((document.activeElement as Element).getBoundingClientRect().top);
  }
  // The bar and the name.
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(64 + 48);
});

it('A quote keeps name, logo and address of the company, and one without them shows the present ones', async () => {
  const files = structuredClone(FILES);
  const quote = sampleQuote('Q-2026-0001');
  const request = sampleRequest({ status: 'quoted', quotes: [quote] });
  const office = await openBackOffice(`/admin/requests/${request.ref}`, files, [], () =>
    storeRow('requests', request.id, rowsOf([request])[request.id]),
  );
  await page.getByRole('button', { name: 'Send quote' }).click();
  const sheet = (number: string) => page.getByRole('article', { name: `Quote ${number}` });
  await expect.element(sheet('Q-2026-0001-2')).toHaveTextContent(/^SlateAbuja0801a@b.test/);
  await office.reload(() => {
    const brand = { name: 'Other', logo: '/media/other.svg' };
    const contact = { email: 'c@d.test', phone: '0802', whatsapp: '', address: 'Kano' };
    files['site.json'] = { ...Object(files['site.json']), brand, contact };
  });
  await expect.element(sheet('Q-2026-0001-2')).toHaveTextContent(/^SlateAbuja0801a@b.test/);
  const logo = () => document.querySelector('article img')?.getAttribute('src');
  expect(logo()).toBe('/media/logo.svg');
  await expectText('The request or the settings have changed since this quote was created.');
  await expectNoText(/stored without the details of the company/);
  await page.getByLabelText('Version').selectOptions('Q-2026-0001');
  await expect.element(sheet('Q-2026-0001')).toHaveTextContent(/^OtherKano0802c@d.test/);
  expect(logo()).toBe('/media/other.svg');
  await expectText(/stored without the details of the company/);
});

it('The number of requests is counted again if the browser has deleted only the number', async () => {
  const request = sampleRequest({ ref: 'SL-AAA222', status: 'new' });
  await storeRow('requests', request.id, rowsOf([request])[request.id]);
  await openBackOffice('/admin', FILES);
  // The dashboard loads the requests.
  const unanswered = page.getByRole('list', { name: 'Unanswered requests' });
  await expect.element(unanswered.getByRole('link', { name: /^SL-AAA222/ })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Requests/ }))
    .toHaveTextContent('Requests (1)');
  expect(storedJson('slateRequestCounts')).toEqual({ total: 1, new: 1 });
});

it('A toast leaves the next step of a short request uncovered', async () => {
  await page.viewport(390, 844);
  const declined = sampleRequest({ status: 'declined' });
  await openBackOffice('/admin/requests/SL-AAA222', FILES, [], () =>
    storeRow('requests', 'request-a', rowsOf([declined])['request-a']),
  );
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expectText('SL-AAA222: Reopened');
  const foot = document.querySelector('[data-foot]')!.getBoundingClientRect();
  expect(foot.bottom).toBe(844);
  const dismiss = page.getByRole('button', { name: 'Dismiss message' }).element();
  expect(dismiss.getBoundingClientRect().bottom).toBeLessThan(foot.top);
});
