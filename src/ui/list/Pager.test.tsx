import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { Pager } from './Pager';

const button = (name: string) => screen.getByRole('button', { name, exact: true });

/** Labels of the buttons in order. Brackets mark the current page, dashes mark disabled buttons. */
const labels = () =>
  [...document.querySelectorAll('nav button')].map((one) => {
    const name = one.ariaLabel?.replace(/(?: page|^Page )/, '') ?? '';
    if (one.ariaCurrent === 'page') return `[${name}]`;
    return one.ariaDisabled === 'true' ? `-${name}-` : name;
  });

async function show(start: number, pages: number) {
  const handlePage = vi.fn<(page: number) => void>();
  function List() {
    const [page, setPage] = useState(start);
    return (
      <Pager
        label="Product pages"
        page={page}
        pages={pages}
        onPage={(next) => {
          handlePage(next);
          setPage(next);
        }}
      />
    );
  }
  await renderWithProviders(<List />);
  return { requestedPages: () => handlePage.mock.calls.map(([page]) => page) };
}

describe('Pager: first, previous, up to 5 numbers, next, last', () => {
  it.each([
    [1, 9, '-First- -Previous- [1] 2 3 4 5 Next Last'],
    [2, 9, 'First Previous 1 [2] 3 4 5 Next Last'],
    [5, 9, 'First Previous 3 4 [5] 6 7 Next Last'],
    [8, 9, 'First Previous 5 6 7 [8] 9 Next Last'],
    [9, 9, 'First Previous 5 6 7 8 [9] -Next- -Last-'],
    [2, 3, 'First Previous 1 [2] 3 Next Last'],
    [2, 2, 'First Previous 1 [2] -Next- -Last-'],
  ])('shows on page %i of %i: %s', async (current, pages, expected) => {
    await show(current, pages);
    expect(labels().join(' ')).toBe(expected);
    await expect.element(screen.getByRole('navigation', { name: 'Product pages' })).toBeVisible();
  });

  it('shows nothing for a single page', async () => {
    await show(1, 1);
    expect(labels()).toEqual([]);
  });

  it('requests the page that each button names', async () => {
    const { requestedPages } = await show(5, 9);
    for (const name of ['Next page', 'Page 7', 'Previous page', 'Last page', 'First page'])
      await button(name).click();
    expect(requestedPages()).toEqual([6, 7, 6, 9, 1]);
  });

  it('stops at both ends and keeps the focus', async () => {
    const { requestedPages } = await show(2, 3);
    (button('Previous page').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(requestedPages()).toEqual([1]);
    await expect.element(button('Previous page')).toHaveFocus();
    (button('Last page').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    expect(requestedPages()).toEqual([1, 3]);
    await expect.element(button('Last page')).toHaveFocus();
  });

  it('has touch targets of 44 px in a viewport of 360 px', async () => {
    await screen.viewport(360, 640);
    await show(998, 1000);
    for (const one of document.querySelectorAll('nav button')) {
      const { left, right, width, height } = one.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
    }
  });
});
