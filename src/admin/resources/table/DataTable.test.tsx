import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLocation, useNavigate } from 'react-router-dom';
import { readContent } from '@/domain/content/content';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { DataTable } from './DataTable';
import type { Column } from '../column';

interface Lens {
  id: string;
  name: string;
  kind: string;
}

const LENSES: Lens[] = Array.from({ length: 23 }, (_, index) => ({
  id: `lens-${index}`,
  name: `Lens ${index}`,
  kind: index % 2 === 0 ? 'Prime' : 'Zoom',
}));

const COLUMNS: Column<Lens>[] = [
  {
    id: 'name',
    label: 'Name',
    card: 'title',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  { id: 'kind', label: 'Kind', card: 'line', cell: ({ kind }) => kind },
];

const { content } = readContent({});
const nameOf = ({ name }: Lens) => name;
const searchText = ({ name, kind }: Lens) => [name, kind];
const FILTER = {
  label: 'Kind',
  allLabel: 'All Kinds',
  loadingLabel: 'Loading...',
  options: () => [
    { value: 'Prime', label: 'Prime, which is a lens with one focal length only. '.repeat(5) },
    { value: 'Zoom', label: 'Zoom' },
  ],
  matches: ({ kind }: Lens, value: string) => kind === value,
};

function Address() {
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{useLocation().search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const shown = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelectorAll('td')[1]?.textContent);

const LABELS = { one: 'lens', many: 'lenses' };

async function open(path = '/', width = 1280, records = LENSES) {
  await page.viewport(width, 900);
  return renderWithProviders(
    <>
      <DataTable
        label="All Lenses"
        labels={LABELS}
        records={records}
        content={content}
        columns={COLUMNS}
        nameOf={nameOf}
        searchText={searchText}
        filter={FILTER}
        empty="No lenses."
        actionsOf={() => [
          { verb: 'Edit', icon: 'E', act: () => undefined, opensEditor: true },
          { verb: 'Duplicate', icon: '', act: () => undefined },
        ]}
        factsOf={({ kind }) => [kind]}
        renderBulkActions={(ids) => <b>{ids.join(', ')}</b>}
      />
      <Address />
    </>,
    { path },
  );
}

const address = () => page.getByLabelText('address');

test('shows ten rows per page; a search or filter resets to page 1, and a page that is too high is the last', async () => {
  await open('/?page=99');
  await expect.poll(shown).toEqual(['Lens 20', 'Lens 21', 'Lens 22']);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(shown).toHaveLength(10);
  await expect.element(address()).toHaveTextContent('?page=2');
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Zoom');
  await expect.poll(() => shown()[0]).toBe('Lens 1');
  await page.getByRole('searchbox').fill('lens 21 zoom');
  await expect.poll(shown).toEqual(['Lens 21']);
  await expect.element(address()).toHaveTextContent('?search=lens+21+zoom&filter=Zoom');
});

test('a search lists the best rows first, also those of the nearest word', async () => {
  await open();
  await page.getByRole('searchbox').fill('lens 2');
  await expect.poll(shown).toEqual(['Lens 2', 'Lens 20', 'Lens 21', 'Lens 22']);
  await page.getByRole('searchbox').fill('zooom');
  await expect.element(page.getByText('Showing results for "zoom"')).toBeVisible();
  await expect.poll(() => shown()[0]).toBe('Lens 1');
  await page.getByRole('searchbox').fill('xyz');
  await expect.element(page.getByText('No lenses.')).toBeVisible();
});

test('if nothing is near enough, the table offers the nearest search', async () => {
  const chandelier = { id: 'c', name: 'Chandelier', kind: 'Zoom' };
  await open('/?search=shandeliar', 1280, [...LENSES, chandelier]);
  await page.getByRole('button', { name: 'Did you mean Chandelier?' }).click();
  await expect.poll(shown).toEqual(['Chandelier']);
});

test('sorts rows by a column header: numbers by value, and hides optional columns, which the URL has', async () => {
  await open();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.poll(() => shown().slice(0, 3)).toEqual(['Lens 0', 'Lens 1', 'Lens 2']);
  await expect
    .element(page.getByRole('columnheader', { name: 'Name' }))
    .toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.poll(() => shown()[0]).toBe('Lens 22');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Kind' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('columnheader', { name: 'Kind' })).not.toBeInTheDocument();
  await expect.element(address()).toHaveTextContent('?sort=-name&hide=kind');
});

test('keeps the selection across pages, can select all found rows, and focuses the search with a slash', async () => {
  await open();
  await page.getByRole('checkbox', { name: 'Select Lens 3', exact: true }).click();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('checkbox', { name: 'Select Lens 12' }).click();
  await expect.element(page.getByText('lens-3, lens-12')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 23' }).click();
  await expect.element(page.getByText('23 lenses selected')).toBeVisible();
  await expect.element(page.getByText(/^Showing /)).toHaveFocus();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect
    .element(page.getByRole('group', { name: 'Selected lenses' }))
    .not.toBeInTheDocument();
});

test('shows the rows as cards on a phone, at most 112 px high, with a select for sorting and a menu', async () => {
  const name = 'Cine zoom for a sensor of full frame '.repeat(4);
  const long = { id: 'long', name, kind: 'Zoom with a name of many words '.repeat(3) };
  await open('/', 360, [long, ...LENSES]);
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  const first = page.getByRole('list', { name: 'All Lenses' }).getByRole('listitem').first();
  await expect.element(first).toHaveTextContent(name.trim());
  expect(first.element().getBoundingClientRect().height).toBeLessThanOrEqual(112);
  const root = document.documentElement;
  onTestFinished(() => void (root.style.fontSize = ''));
  root.style.fontSize = '200%';
  const { scrollHeight, clientHeight } = first.element();
  expect(scrollHeight).toBe(clientHeight);
  root.style.fontSize = '';
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Name, descending');
  await expect.element(first).toHaveTextContent('Lens 22Prime');
  await page.getByRole('button', { name: 'More about Lens 21', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'More about Lens 21' });
  await expect.element(menu).toHaveTextContent('KindZoomSelectDuplicate');
  await menu.getByRole('button', { name: 'Select Lens 21' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Select Lens 20' }).click();
  await expect.element(page.getByText('lens-20, lens-21')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});
