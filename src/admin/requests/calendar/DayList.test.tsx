import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, type Day } from '@/domain/availability/day';
import type { DayEvent } from '@/domain/rental/stock/calendar';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { DayList } from './DayList';

const TODAY: Day = '2026-11-24';

/** Returns a day with this number of pick-ups. */
const dayOf = (number: number, events: number) => ({
  day: addDays(TODAY, number),
  events: Array.from({ length: events }, (_, index): DayEvent => ({
    kind: 'pickUp',
    ref: `SL-${number}-${index}`,
    holdId: '',
    name: 'Ada Obi',
  })),
});

it('The first days are rendered first, and the others when the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const days = [dayOf(0, 30), dayOf(1, 30), dayOf(2, 5), dayOf(3, 5)];
  await renderWithProviders(<DayList days={days} today={TODAY} onOpenMaintenance={vi.fn()} />);
  const count = () => page.getByRole('link').elements().length;
  await expect.poll(count).toBe(60);
  expect(page.getByRole('heading').elements()).toHaveLength(4);
  for (const expected of [65, 70]) {
    await expect.poll(() => idle.length).toBeGreaterThan(0);
    idle.splice(0).forEach((work) => work());
    await expect.poll(count).toBe(expected);
  }
  vi.unstubAllGlobals();
});
