import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import CalendarPage from './CalendarPage';

it('Unsaved maintenance is kept over a reload, is not lost by Escape, and is checked', async () => {
  const { store, load } = await openRequestsStore();
  await load();
  const show = () => renderWithStore(store, <CalendarPage />);
  await show();
  await page.getByRole('button', { name: 'Add maintenance' }).click();
  const form = page.getByRole('dialog', { name: 'Add maintenance' });
  const quantity = form.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('0012');
  await cleanup();
  await show();
  await expect.element(quantity).toHaveValue('0012');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  // The prominent button keeps what was entered, and so does Escape.
  await expect.element(question.getByRole('button').first()).toHaveTextContent('Cancel');
  await userEvent.keyboard('{Escape}');
  await expect.element(quantity).toHaveValue('0012');
  await form.getByRole('button', { name: 'Add maintenance' }).click();
  await expect.element(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 999');
  await quantity.fill('1');
  await form.getByRole('combobox', { name: 'Product' }).selectOptions('Zoom');
  const lastDay = form.getByLabelText('To');
  await form.getByLabelText('From').fill('2026-11-24');
  await lastDay.fill('2026-11-23');
  await form.getByRole('button', { name: 'Add maintenance' }).click();
  await expect
    .element(lastDay)
    .toHaveAccessibleDescription('The last day can’t be before the first day');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(quantity).not.toBeInTheDocument();
});
