import SvgIcon from '@mui/material/SvgIcon';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearAutosave, readAutosave } from '../../forms/formAutosave';
import type { Service } from '@/domain/service/schema';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { ServiceForm } from './ServiceForm';

const LONG = 'A description that is long enough.';
const service = (id: string): Service => ({
  id,
  title: id,
  description: LONG,
  icon: 'CameraIcon',
  isFeatured: true,
  slug: id,
});
const FULL = ['a', 'b', 'c'].map(service);

async function show(props: Partial<Parameters<typeof ServiceForm>[0]> = {}) {
  const onSave = vi.fn(async () => true);
  await renderAdminPart(
    <ServiceForm
      services={[]}
      icons={{ names: ['FilmIcon', 'CameraIcon'], of: () => SvgIcon }}
      isSaving={false}
      onSave={onSave}
      onCancel={() => undefined}
      {...props}
    />,
  );
  return onSave;
}

const field = (name: string) => page.getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save Service' }).click();

afterEach(() => clearAutosave('service'));

describe('the service form', () => {
  it('shows errors next to the fields, focuses the first, and clears it on input', async () => {
    const onSave = await show();
    await save();
    await expect.element(field('Title')).toHaveFocus();
    await expect.element(field('Title')).toHaveAccessibleDescription('Title is required');
    await expect
      .element(field('Description'))
      .toHaveAccessibleDescription('Description is required');
    await field('Title').fill('Drones');
    await expect.element(field('Title')).not.toHaveAttribute('aria-invalid');
    await field('Description').fill('Short');
    await save();
    await expect
      .element(field('Description'))
      .toHaveAccessibleDescription('Description should be at least 20 characters');
    await expect.element(field('Description')).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves a new service with the film icon, featured while a slot is free', async () => {
    const onSave = await show();
    await field('Title').fill(' Drones ');
    await field('Description').fill(LONG);
    await save();
    await expect.poll(() => onSave.mock.calls.length).toBe(1);
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Drones',
        icon: 'FilmIcon',
        isFeatured: true,
        slug: 'drones',
      }),
    );
  });

  it('rejects a fourth featured service', async () => {
    const onSave = await show({ services: FULL });
    await field('Title').fill('Drones');
    await field('Description').fill(LONG);
    await page.getByRole('checkbox', { name: 'Featured' }).click();
    await save();
    await expect
      .element(page.getByRole('checkbox', { name: 'Featured' }))
      .toHaveAccessibleDescription('Maximum of 3 featured services allowed');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('autosaves input in this tab, and keeps an unknown icon', async () => {
    const odd = { ...service('a'), icon: 'RocketIcon' };
    const onSave = await show({ service: odd, services: [odd] });
    await field('Title').fill('Rockets');
    await expect.poll(() => readAutosave('service')?.values['title']).toBe('Rockets');
    expect(readAutosave('service')?.id).toBe('a');
    await expect.element(page.getByRole('radio', { name: 'Rocket' })).toBeChecked();
    await save();
    await expect.poll(() => onSave.mock.calls.length).toBe(1);
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ icon: 'RocketIcon' }));
  });

  it('restores autosaved input, and ignores values of another shape', async () => {
    await show({ kept: { title: 'Half', description: 7, icon: null, extra: 'x' } });
    await expect.element(field('Title')).toHaveValue('Half');
    await expect.element(field('Description')).toHaveValue('');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(field('Title')).toHaveValue('');
  });
});
