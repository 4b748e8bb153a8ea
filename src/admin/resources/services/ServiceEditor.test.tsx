import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Service } from '@/domain/service/schema';
import { renderForm } from '../../../../tests/helpers/component/renderForm';
import { contentWith, service } from '../resourceFixture';
import { services } from './resource';
import { serviceForm } from './ServiceEditor';

const LONG = 'A description that is long enough.';

async function open(id: string, records: Service[] = [], kept?: object) {
  const content = contentWith({ services: records });
  const { copy } = await renderForm(services, serviceForm, content, id, '/', kept);
  return () => copy()?.services ?? [];
}

const field = (name: string) => page.getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save Service' }).click();

test('the form shows errors next to the fields, focuses the first, and clears it on input', async () => {
  const saved = await open('');
  await save();
  await expect.element(field('Title')).toHaveFocus();
  await expect.element(field('Title')).toHaveAccessibleDescription('Title is required');
  await expect.element(field('Description')).toHaveAccessibleDescription('Description is required');
  await field('Title').fill('Drones');
  await expect.element(field('Title')).toHaveAttribute('aria-invalid', 'false');
  await field('Description').fill('Short');
  await save();
  await expect
    .element(field('Description'))
    .toHaveAccessibleDescription('Description should be at least 20 characters');
  await expect.element(field('Description')).toHaveFocus();
  expect(saved()).toEqual([]);
});

test('a fourth featured service is rejected', async () => {
  const full = ['a', 'b', 'c'].map((id) => service(id, { isFeatured: true }));
  const saved = await open('', full);
  await field('Title').fill('Drones');
  await field('Description').fill(LONG);
  await page.getByRole('checkbox', { name: 'Featured' }).click();
  await save();
  await expect
    .element(page.getByRole('checkbox', { name: 'Featured' }))
    .toHaveAccessibleDescription('Maximum of 3 featured services allowed');
  expect(saved()).toHaveLength(3);
});

test('an unknown icon is kept', async () => {
  const saved = await open('a', [service('a', { icon: 'RocketIcon' })]);
  await field('Title').fill('Rockets');
  await expect.element(page.getByRole('radio', { name: 'Rocket' })).toBeChecked();
  await save();
  await expect.poll(() => saved()[0]).toMatchObject({ title: 'Rockets', icon: 'RocketIcon' });
});

test('autosaved input is restored, and values of another shape are ignored', async () => {
  await open('', [], { title: 'Half', description: 7, icon: null, extra: 'x' });
  await expect.element(field('Title')).toHaveValue('Half');
  await expect.element(field('Description')).toHaveValue('');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(field('Title')).toHaveValue('');
});
