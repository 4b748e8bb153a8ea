import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { listDays } from '@/domain/availability/day';
import { calendarRows } from '@/domain/rental/stock/calendar';
import { joinHolds } from '@/domain/rental/stock/joinHolds';
import {
  requestItem,
  sampleHold,
  sampleRequest,
  stockedProduct,
} from '@/domain/rental/rentalFixture';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { CalendarTable } from './CalendarTable';

const TODAY = '2026-11-24';
const DATES = { from: '2026-11-23', to: '2026-12-20' };
const requests = [
  sampleRequest({ status: 'confirmed' }),
  ...[
    ['SL-QQQ555', '2026-11-27'],
    ['SL-QQQ666', '2026-11-26'],
  ].map(([ref = '', to = '']) =>
    sampleRequest({
      ref,
      status: 'quoted',
      items: [requestItem('zoom', 'Cine Zoom')],
      from: '2026-11-26',
      to,
    }),
  ),
];
const maintenance = sampleHold({ id: 'm', productId: 'p1', reason: 'maintenance', ref: '' });

async function show(count: number) {
  const others = Array.from({ length: count }, (_, index) =>
    stockedProduct(`p${index}`, `Product ${index}`, 2),
  );
  const products = [stockedProduct('zoom', 'Cine Zoom'), ...others];
  const onOpenRequest = vi.fn();
  const onOpenMaintenance = vi.fn();
  await renderWithProviders(
    <div style={{ height: 600 }}>
      <CalendarTable
        rows={calendarRows(products, joinHolds([maintenance], requests, TODAY), requests, DATES)}
        days={listDays(DATES)}
        today={TODAY}
        onOpenRequest={onOpenRequest}
        onOpenMaintenance={onOpenMaintenance}
      />
    </div>,
  );
  return { onOpenRequest, onOpenMaintenance };
}

const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
/** The texts of the cells of a row that are not empty, with their columns, counted from 0. */
const texts = (name: string) =>
  row(name)
    .getByRole('cell')
    .elements()
    .flatMap((cell, index) => (cell.textContent ? [[index, cell.textContent]] : []));
const focused = () => {
  const cell = document.activeElement?.closest('td');
  const name = cell?.parentElement?.querySelector('th')?.textContent;
  return [name, Number(cell?.dataset['column'])];
};

describe('the table of the calendar', () => {
  it('shows status and reference in the cells of products and days, and marks conflicts', async () => {
    await show(3);
    await expect
      .element(page.getByRole('columnheader', { name: 'Tue 24 Nov 2026' }))
      .toHaveAttribute('aria-current', 'date');
    expect(page.getByRole('columnheader').elements()).toHaveLength(29);
    const held = 'Confirmed SL-AAA222';
    expect(
      texts('Cine Zoom').map(([index, text]) => [index, String(text).slice(0, held.length)]),
    ).toEqual([
      [1, held],
      [2, held],
      [3, `Conflict: ${held}`.slice(0, held.length)],
      [4, 'Quoted SL-QQQ555'],
    ]);
    expect(texts('Product 1')[0]?.[1]).toContain('Maintenance, 1 of 2');
  });

  it('has bookings of at least 24 px, also three on one day, whose kinds keep their colours in forced colours', async () => {
    await show(3);
    const bars = () => [...document.querySelectorAll('[data-kind]')];
    expect(bars().map((bar) => bar.getBoundingClientRect().height)).not.toContainEqual(
      expect.toSatisfy((height: number) => height < 24),
    );
    const colours = () => bars().map((bar) => getComputedStyle(bar).backgroundColor);
    const before = colours();
    const emulate = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    onTestFinished(async () => void (await emulate('none')));
    await emulate('active');
    expect(colours()).toEqual(before);
  });

  it('is one tab stop, in which arrow keys move and Enter opens a booking', async () => {
    const { onOpenRequest, onOpenMaintenance } = await show(3);
    await userEvent.tab();
    expect(focused()).toEqual(['Cine Zoom', 0]);
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{Enter}');
    expect(focused()).toEqual(['Cine Zoom', 1]);
    expect(onOpenRequest).toHaveBeenCalledExactlyOnceWith('SL-AAA222');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    expect(focused()).toEqual(['Product 1', 2]);
    expect(onOpenMaintenance).toHaveBeenCalledExactlyOnceWith('m');
    await userEvent.keyboard('{End}');
    expect(focused()).toEqual(['Product 1', 27]);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toEqual(['Cine Zoom', 0]);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('renders only the visible rows of 500 products, and scrolls to others', async () => {
    await show(500);
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '502');
    const rendered = () => page.getByRole('rowheader').elements().length;
    await expect.poll(rendered).toBeGreaterThan(10);
    expect(rendered()).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.poll(focused).toEqual(['Product 499', 27]);
    expect(rendered()).toBeLessThan(60);
    await expect.element(row('Product 499')).toHaveAttribute('aria-rowindex', '502');
    await userEvent.keyboard('{PageUp}');
    await expect.poll(focused).toEqual(['Product 489', 27]);
  });
});
