import { expect, it } from 'vitest';
import { differsFrom, movedDates } from './movedDates';

const DATES = { from: '2026-11-24', to: '2026-11-26' };
const TODAY = '2026-11-22';

it.each([
  [{ preferredDate: '2026-12-01' }, { from: '2026-12-01', to: '2026-12-03' }],
  [{ preferredDate: '2026-11-21' }, undefined],
  [{ preferredDate: '0002-12-01' }, undefined],
  [{ preferredDate: '' }, undefined],
  [{ duration: '5 Days' }, { from: '2026-11-24', to: '2026-11-28' }],
  [{ duration: ' 1 day' }, { from: '2026-11-24', to: '2026-11-24' }],
  [{ duration: '0 days' }, undefined],
  [{ duration: '400 days' }, undefined],
  [{ duration: '1 Week' }, undefined],
  [{ duration: '5' }, undefined],
])('an edit %j moves rental dates to %j', (edit, dates) => {
  expect(movedDates(DATES, edit, TODAY)).toEqual(dates);
});

it.each([
  [{ preferredDate: '2026-11-24', duration: '3 days' }, false, false],
  [{ preferredDate: '', duration: '' }, false, false],
  [{ preferredDate: '2026-11-25', duration: '1 Week' }, true, true],
])('%j differs from rental dates: %j, %j', (texts, preferredDate, duration) => {
  expect(differsFrom(DATES, texts)).toEqual({ preferredDate, duration });
});
