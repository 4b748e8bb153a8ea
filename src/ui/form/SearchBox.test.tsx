import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { SearchBox } from './SearchBox';

const field = page.getByRole('searchbox', { name: 'Search products' });
const clear = page.getByRole('button', { name: 'Clear text' });

async function show(start = '') {
  const events: string[] = [];
  function Page() {
    const [text, setText] = useState(start);
    return (
      <>
        <SearchBox
          label="Search products"
          placeholder="Search equipment"
          value={text}
          maxLength={8}
          onChange={(value) => {
            events.push(value);
            setText(value);
          }}
          onSettle={() => events.push('settled')}
        />
        <button type="button">Elsewhere</button>
      </>
    );
  }
  await renderWithProviders(<Page />);
  return { events };
}

describe('SearchBox', () => {
  it('reports every keystroke, including a trailing space', async () => {
    const { events } = await show();
    await userEvent.type(field, 'ọ̀a ');
    expect(events.at(-1)).toBe('ọ̀a ');
    expect(events.length).toBeGreaterThanOrEqual(3);
  });

  it('settles on Enter and keeps the page and the focus', async () => {
    const handleLeave = vi.fn();
    window.addEventListener('beforeunload', handleLeave);
    const { events } = await show('zoom');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    expect(events).toEqual(['settled']);
    expect(handleLeave).not.toHaveBeenCalled();
    await expect.element(field).toHaveFocus();
    window.removeEventListener('beforeunload', handleLeave);
  });

  it('settles on blur', async () => {
    const { events } = await show('zoom');
    await userEvent.click(field);
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    expect(events).toEqual(['settled']);
  });

  it('shows a clear button only while it has text', async () => {
    const { events } = await show('zoom');
    await clear.click();
    expect(events.at(-1)).toBe('');
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    await expect.element(clear).not.toBeInTheDocument();
    await userEvent.keyboard('a');
    await expect.element(clear).toBeVisible();
  });

  it('limits the text to maxLength', async () => {
    await show();
    await userEvent.type(field, 'abcdefghij');
    await expect.element(field).toHaveValue('abcdefgh');
  });

  it('is a search landmark with a name and a placeholder', async () => {
    await show();
    await expect.element(page.getByRole('search')).toBeVisible();
    await expect.element(field).toHaveAttribute('placeholder', 'Search equipment');
  });
});
