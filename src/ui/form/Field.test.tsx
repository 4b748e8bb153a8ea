import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { Field } from './Field';

const field = page.getByRole('textbox');
const suggestion = page.getByRole('button', { name: 'Did you mean gmail.com?' });

async function renderField(type: 'email' | 'tel') {
  const Form = () => {
    const [value, setValue] = useState('');
    return <Field label="Contact" name="contact" type={type} value={value} onChange={setValue} />;
  };
  await renderWithProviders(<Form />);
}

describe('a field that looks wrong when it is left', () => {
  it('suggests an e-mail address, and is corrected by a press', async () => {
    await renderField('email');
    await field.fill('ada@gmial.com');
    await expect.element(suggestion).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(suggestion).toBeVisible();
    await expect.element(field).toHaveAccessibleDescription('Did you mean gmail.com?');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    expect(suggestion.element().closest('[aria-live="polite"]')).not.toBeNull();
    await suggestion.click();
    await expect.element(field).toHaveValue('ada@gmail.com');
    await expect.element(field).toHaveFocus();
    await expect.element(suggestion).not.toBeInTheDocument();
  });

  it('says that a phone number looks short until it is changed', async () => {
    await renderField('tel');
    await field.fill('0803 123 456');
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription('This number looks short');
    await field.fill('0803 123 4567');
    await userEvent.tab();
    await expect.element(field).not.toHaveAccessibleDescription();
  });
});
