import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readContent } from '@/domain/content/content';
import { moveIds } from '@/domain/record/derivedIds';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import type { Column } from '../column';
import { DataTable } from './DataTable';

interface Lens {
  id: string;
}

const IDS = Array.from({ length: 12 }, (_, index) => `Lens ${String.fromCharCode(65 + index)}`);
const COLUMNS: Column<Lens>[] = [
  { id: 'name', label: 'Name', card: 'title', cell: ({ id }) => id, sortBy: ({ id }) => id },
];
const LABELS = { one: 'lens', many: 'lenses' };
const { content } = readContent({});
const idOf = ({ id }: Lens) => id;
const searchText = ({ id }: Lens) => [id];

function MovableTable() {
  const [ids, setIds] = useState(IDS);
  const [records, setRecords] = useState(() => IDS.map((id) => ({ id })));
  return (
    <DataTable
      label="All Lenses"
      labels={LABELS}
      records={records}
      content={content}
      columns={COLUMNS}
      nameOf={idOf}
      searchText={searchText}
      empty="No lenses."
      actionsOf={() => []}
      factsOf={() => []}
      onMove={(moved, to) => {
        const next = moveIds(ids, moved, to);
        setIds(next);
        setRecords(next.map((id) => ({ id })));
      }}
    />
  );
}

async function open(width = 1280) {
  await page.viewport(width, 900);
  return renderWithProviders(<MovableTable />, { path: '/' });
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const shown = () =>
  page
    .getByRole('button', { name: /^Move .* up$/ })
    .elements()
    .map((one) => one.getAttribute('aria-label')?.slice(-4, -3));
const order = () => shown().join('');

test('moves a row by one place and keeps the focus, also at the end of the list', async () => {
  await open();
  await button('Move Lens B up').click();
  await expect.poll(order).toBe('BACDEFGHIJ');
  await expect.element(button('Move Lens B up')).toHaveFocus();
  await expect.element(button('Move Lens B up')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(order).toBe('BACDEFGHIJ');
});

test('moves a row with its handle, by pointer and with the arrow keys', async () => {
  await open();
  const handle = (name: string) => button(`Reorder ${name} with the arrow keys`);
  await userEvent.dragAndDrop(handle('Lens A'), handle('Lens C'));
  await expect.poll(order).toBe('BCADEFGHIJ');
  await expect.element(handle('Lens A')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(order).toBe('BACDEFGHIJ');
});

test('moves rows only in the order of the website, and offers to show that', async () => {
  await open();
  await expect.poll(order).toBe('ABCDEFGHIJ');
  await page.getByRole('searchbox').fill('lens');
  await expect.element(page.getByText('Lenses can be moved only in website order')).toBeVisible();
  await expect.poll(order).toBe('');
  await button('Show website order').click();
  await expect.poll(order).toBe('ABCDEFGHIJ');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  await button('Name').click();
  await expect.poll(order).toBe('');
});

test('moves a row by its menu on a phone, which gets the focus again, also on another page', async () => {
  await open(390);
  for (const [name, place] of [
    ['Lens A', 1],
    ['Lens J', 0],
  ] as const) {
    await button(`More about ${name}`).click();
    await button(`Move ${name} down`).click();
    await expect.element(button(`More about ${name}`)).toHaveFocus();
    await expect
      .poll(() => page.getByRole('listitem').elements()[place]?.textContent)
      .toContain(name);
  }
});
