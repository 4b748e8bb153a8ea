import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readActivities, readActivityRequest, relativeTime } from './activity';

const NOW = Date.UTC(2026, 5, 1, 12);
const one = {
  id: '1',
  type: 'product',
  name: 'Zoom',
  action: 'updated',
  timestamp: '2026-06-01T09:00:00Z',
};

describe('stored activities', () => {
  it('are the good ones, newest first as they stand, at most 10', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ ...one, id: String(at) }));
    expect(readActivities([...many, { id: 'x' }])).toMatchObject({
      list: many.slice(0, 10),
      dropped: 1,
    });
  });

  it.each([null, {}, 'text', undefined])('are none in %j', (json) => {
    expect(readActivities(json)).toBeNull();
  });

  it('are never read with an error', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (json) => {
        readActivities(json);
        readActivityRequest(json[0]);
      }),
    );
  });
});

describe('the time since', () => {
  it.each([
    [1, 'second', '1 second ago'],
    [59, 'second', '59 seconds ago'],
    [60, 'second', '1 minute ago'],
    [3600 * 2, 'second', '2 hours ago'],
    [3600 * 24, 'second', 'yesterday'],
    [3600 * 24 * 8, 'second', 'last week'],
    [3600 * 24 * 70, 'second', '2 months ago'],
    [3600 * 24 * 800, 'second', '2 years ago'],
    [0, 'second', 'now'],
  ])('%i %ss is told in the largest unit that fits: %s', (seconds, _unit, text) => {
    expect(relativeTime(NOW - seconds * 1000, NOW, 'en')).toBe(text);
  });
});
