import { describe, expect, it } from 'vitest';
import { toDateInput } from './dateInput';
import { dateFieldValue, formatDate } from './dates';

describe('dates', () => {
  it.each([
    ['2025-03-14', '14 March 2025'],
    ['2025-06-25T10:00:00.000Z', '25 June 2025'],
    ['2025-06-25T23:30:00Z', '26 June 2025'],
    ['March 2025', 'March 2025'],
    ['mar 2025', 'March 2025'],
    ['2025-03', 'March 2025'],
    ['Summer 2024', 'Summer 2024'],
    ['2025-13-45', '2025-13-45'],
    ['2025-02-30', '2025-02-30'],
    ['', 'Date not specified'],
    [undefined, 'Date not specified'],
  ])('are shown: %j as %j', (text, shown) => {
    expect(formatDate(text)).toBe(shown);
  });

  it.each([
    ['March 2025', '2025-03-01'],
    ['2025-03-14', '2025-03-14'],
    ['2025-03-14T10:00:00Z', '2025-03-14'],
    ['Summer 2024', ''],
    [undefined, ''],
  ])('are converted for a date field: %j to %j', (text, value) => {
    expect(dateFieldValue(text)).toBe(value);
  });

  it('use the local day of the visitor', () => {
    expect(toDateInput(new Date(2025, 0, 5, 23, 59))).toBe('2025-01-05');
  });
});
