import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/TestProviders';
import { SearchBox } from './SearchBox';

const field = page.getByRole('searchbox', { name: 'Search products' });
const clear = page.getByRole('button', { name: 'Clear text' });

/** A search above a list; tells in order what it heard. */
async function show(start = '') {
  const heard: string[] = [];
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
            heard.push(value);
            setText(value);
          }}
          onSettle={() => heard.push('settled')}
        />
        <button type="button">Elsewhere</button>
      </>
    );
  }
  await renderWithProviders(<Page />);
  return { heard };
}

describe('the search', () => {
  it('tells of every keystroke, a space at the end too', async () => {
    const { heard } = await show();
    await userEvent.type(field, 'ọ̀a ');
    expect(heard.at(-1)).toBe('ọ̀a ');
    expect(heard.length).toBeGreaterThanOrEqual(3);
  });

  it('is settled by Enter, which leaves neither page nor field', async () => {
    const handleLeave = vi.fn();
    window.addEventListener('beforeunload', handleLeave);
    const { heard } = await show('zoom');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    expect(heard).toEqual(['settled']);
    expect(handleLeave).not.toHaveBeenCalled();
    await expect.element(field).toHaveFocus();
    window.removeEventListener('beforeunload', handleLeave);
  });

  it('is settled when the field is left', async () => {
    const { heard } = await show('zoom');
    await userEvent.click(field);
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    expect(heard).toEqual(['settled']);
  });

  it('is emptied with one press, which is there only while there is something', async () => {
    const { heard } = await show('zoom');
    await clear.click();
    expect(heard.at(-1)).toBe('');
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    await expect.element(clear).not.toBeInTheDocument();
    await userEvent.keyboard('a');
    await expect.element(clear).toBeVisible();
  });

  it('takes no more characters than it is to', async () => {
    await show();
    await userEvent.type(field, 'abcdefghij');
    await expect.element(field).toHaveValue('abcdefgh');
  });

  it('is a landmark, with a placeholder besides its name', async () => {
    await show();
    await expect.element(page.getByRole('search')).toBeVisible();
    await expect.element(field).toHaveAttribute('placeholder', 'Search equipment');
  });
});
