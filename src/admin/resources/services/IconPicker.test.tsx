import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderForm } from '../../../../tests/helpers/component/renderForm';
import { contentWith, service } from '../resourceFixture';
import { services } from './serviceResource';

test('an unknown icon is kept', async () => {
  const content = contentWith({ services: [service('a', { icon: 'RocketIcon' })] });
  const { draftContent } = await renderForm(services, content, 'a');
  await page.getByRole('textbox', { name: 'Title' }).fill('Rockets');
  await expect.element(page.getByRole('radio', { name: 'Rocket' })).toBeChecked();
  await page.getByRole('button', { name: 'Save Service' }).click();
  await expect
    .poll(() => draftContent()?.services[0])
    .toMatchObject({ title: 'Rockets', icon: 'RocketIcon' });
});
