import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../helpers/component/publicSite';
import { expectStatus, openStore, WHOLE } from '../helpers/component/storePage';

const { dataset } = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T09:00:00+01:00') });
});

const control = () => page.getByRole('group', { name: 'Rental dates' });
const title = () => control().getByRole('button', { name: 'Rental dates' });
const filter = () => page.getByRole('checkbox', { name: 'Available on my dates' });

it('on a phone, the closed control shows the filter only while dates are chosen', async () => {
  await page.viewport(360, 640);
  dataset['availability'] = '';
  await openStore();
  await expect.element(control().getByLabelText('From')).toBeVisible();
  await expect.element(filter()).not.toBeInTheDocument();
  await control().getByLabelText('From').fill('2026-11-24');
  await expect.element(filter()).toBeVisible();
  await control().getByLabelText('To', { exact: true }).fill('2026-11-24');
  await expectNoAxeViolations();
  await title().click();
  await expect.element(title()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(filter()).toBeVisible();
  await title().click();
  await control().getByRole('button', { name: 'Clear dates' }).click();
  await expect.element(control().getByLabelText('From')).toHaveFocus();
  await title().click();
  await expect.element(filter()).not.toBeInTheDocument();
});

it('the filter opens the dates if there are none', async () => {
  await page.viewport(1280, 800);
  dataset['availability'] = '';
  await openStore();
  await filter().click();
  await expect.element(filter()).toBeChecked();
  await expect.element(control().getByLabelText('From')).toHaveFocus();
  await filter().click();
  await expect.element(filter()).not.toBeChecked();
  await expect.element(filter()).toHaveFocus();
});

it.each([
  '{"from":"2026-11-26","to":"2026-11-24"}',
  '{"from":20261124,"to":["x"]}',
  '{"from": "2026-',
])('the stored dates %s leave the control empty', async (entry) => {
  dataset['availability'] = '';
  localStorage.setItem('rentalDates', entry);
  await openStore('?available=1');
  await expect.element(control()).toHaveTextContent('Choose your dates once.');
  await expect.element(control().getByLabelText('From')).toHaveValue('');
  await expectStatus(WHOLE);
});
