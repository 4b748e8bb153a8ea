import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { filesOf } from '../../../src/domain/content/contentFixture';
import { contentWith, service } from '../../../src/admin/resources/resourceFixture';
import { actAndFlush, freezeTimers } from '../../helpers/component/TestProviders';
import {
  button,
  dialog,
  expectNoText,
  expectText,
  field,
  openBackOffice,
  region,
  undo,
} from '../../helpers/component/backOffice';

const PATH = '/admin/services';
const FILE = 'services/index.json';
const LONG = 'Aerial pictures by a licensed pilot, anywhere in Lagos.';
const FILES = filesOf(
  contentWith({
    services: ['a', 'b', 'c', 'd'].map((id) => service(id, { isFeatured: id !== 'd' })),
  }),
);

const table = () => region('All Services');
const form = () => page.getByRole('dialog');
const featured = () => form().getByRole('checkbox', { name: 'Featured' });
const save = () => form().getByRole('button', { name: 'Save Service' }).click();

async function fillService(title: string, description: string): Promise<void> {
  await form().getByRole('textbox', { name: 'Title' }).fill(title);
  await form().getByRole('textbox', { name: 'Description' }).fill(description);
}

beforeEach(() => page.viewport(1280, 900));

it('Three services are featured at most; one is added, listed and undone', async () => {
  await openBackOffice(PATH, FILES);
  const star = table().getByRole('button', { name: 'Feature Service d', exact: true });
  await expect.element(star).toHaveAttribute('aria-disabled', 'true');
  await table().getByRole('button', { name: 'Edit Service d' }).click();
  await featured().click();
  await save();
  await expect.element(form().getByText('Maximum of 3 featured services allowed')).toBeVisible();
  await form().getByRole('button', { name: 'Cancel' }).click();
  await button('Leave').click();
  await expect.element(form()).not.toBeInTheDocument();
  await button('Add Service').click();
  await expect.element(dialog('Add New Service')).toBeVisible();
  await save();
  await expectText('Title is required');
  await expectText('Description is required');
  await expect.element(form().getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await fillService('Drone Pictures', 'Too short');
  await expectNoText('Title is required');
  await save();
  await expectText('Description should be at least 20 characters');
  await fillService('Drone Pictures', LONG);
  await expect.element(featured()).not.toBeChecked();
  await save();
  await expect.element(form()).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Search services' }).fill('drone');
  const added = table().getByText('Drone Pictures', { exact: true });
  await expect.element(added).toBeVisible();
  expect(added.elements()).toHaveLength(1);
  await expect.element(table().getByText('Standard')).toBeVisible();
  await undo().click();
  await expectText('No services found. Try a different search term or add a new service.');
});

it('The header text is saved automatically, with a message for two seconds', async () => {
  await openBackOffice(PATH, FILES);
  // The pointer, which the test before has left there, would keep the message.
  await page.getByRole('heading', { level: 1 }).hover();
  freezeTimers();
  await field('Page Header Text').fill('We rent what we love.');
  await actAndFlush(() => vi.advanceTimersByTimeAsync(1100));
  await expectText('Header text updated');
  await actAndFlush(() => vi.advanceTimersByTimeAsync(2100));
  await expectNoText('Header text updated');
});

it('Defaults replace services that cannot be loaded, and cannot be saved', async () => {
  const { site } = await openBackOffice(PATH, FILES, [FILE]);
  await expectText('The services could not be loaded.');
  await expectText('3 of 3 featured services');
  for (const title of ['Film Production', 'Video Editing', 'Cinematography'])
    await expect.element(table().getByText(title, { exact: true })).toBeVisible();
  await expect.element(button('Add Service')).toBeDisabled();
  await expect.element(field('Page Header Text')).toBeDisabled();
  site.heal();
  await button('Try Again').click();
  await expect.element(button('Add Service')).toBeEnabled();
  await expectNoText('The services could not be loaded.');
});
