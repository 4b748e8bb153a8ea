import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readActivities, readActivityRequest, relativeTime } from './activity';

const NOW = Date.UTC(2026, 5, 1, 12);
const ACTIVITY = {
  id: '1',
  type: 'product',
  name: 'Zoom',
  action: 'updated',
  timestamp: '2026-06-01T09:00:00Z',
};

describe('readActivities', () => {
  it('returns the first 10 valid activities in stored order', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ ...ACTIVITY, id: String(i) }));
    expect(readActivities([...many, { id: 'x' }])).toMatchObject(many.slice(0, 10));
  });

  it.each([null, {}, 'text', undefined])('returns nothing for %j', (json) => {
    expect(readActivities(json)).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (json) => {
        readActivities(json);
        readActivityRequest(json[0]);
      }),
    );
  });
});

describe('relativeTime', () => {
  it.each([
    [0, 'now'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [3600 * 2, '2 hours ago'],
    [3600 * 24, 'yesterday'],
    [3600 * 24 * 8, 'last week'],
    [3600 * 24 * 70, '2 months ago'],
    [3600 * 24 * 800, '2 years ago'],
  ])('shows %i seconds in the largest unit that fits: %s', (seconds, text) => {
    expect(relativeTime(NOW - seconds * 1000, NOW, 'en')).toBe(text);
  });
});
