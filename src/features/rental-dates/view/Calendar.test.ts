import { expect, it, vi } from 'vitest';
import { addDays, dayAt, listDays } from '@/domain/availability/day';
import { toDateInput } from '@/domain/text/dateInput';
import { dateOfDay } from './Calendar';

const ZONES = [
  'Africa/Lagos',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  // Daylight saving time begins at midnight, which does not exist on that day.
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Beirut',
];

it.each(ZONES)('The calendar of a browser in %s has each day once, in its order', (zone) => {
  vi.stubEnv('TZ', zone);
  const days = listDays({ from: '2026-01-01', to: '2028-12-31' });
  expect(days.map((day) => toDateInput(dateOfDay(day)))).toEqual(days);
});

it.each(ZONES)('Today is that of Lagos in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  for (const day of listDays({ from: '2026-01-01', to: '2026-12-31' })) {
    expect(dayAt(Date.parse(`${day}T22:59:59.999Z`))).toBe(day);
    expect(dayAt(Date.parse(`${day}T23:00:00.000Z`))).toBe(addDays(day, 1));
  }
});
