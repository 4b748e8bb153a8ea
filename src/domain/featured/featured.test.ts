import { describe, expect, it } from 'vitest';
import { beyondLimit, canFeature, FEATURED_LIMITS } from './featured';
import { bookingReference, newId } from '../text/ids';
import { seededRandom } from '../listing/related';

const list = (...flags: boolean[]) => flags.map((isFeatured, i) => ({ id: `s${i}`, isFeatured }));

describe('featured items', () => {
  it('are at most 3 services, 8 products and 4 projects', () => {
    expect(FEATURED_LIMITS).toEqual({ services: 3, products: 8, projects: 4 });
  });

  it('allow another one while a slot is free, or if it is already featured', () => {
    expect(canFeature(list(true, true, false), 's2', 3)).toBe(true);
    expect(canFeature(list(true, true, true, false), 's3', 3)).toBe(false);
    expect(canFeature(list(true, true, true, false), 's1', 3)).toBe(true);
    expect(canFeature(list(true, true, true), 'new', 3)).toBe(false);
  });

  it('lose the flag in list order above the limit, those to be kept last', () => {
    const beyond = (items: ReturnType<typeof list>, keptId?: string) =>
      beyondLimit(items, 3, ({ id }) => (id === keptId ? 1 : 0)).map(({ id }) => id);
    expect(beyond(list(true, false, true, true, true))).toEqual(['s0']);
    expect(beyond(list(true, true, true, true), 's0')).toEqual(['s1']);
    expect(beyond(list(true, true, true, true, true, true))).toEqual(['s0', 's1', 's2']);
    expect(beyond(list(true, true, true, false))).toEqual([]);
  });
});

describe('IDs', () => {
  it('begin with their prefix and do not repeat', () => {
    const random = seededRandom('ids');
    const ids = Array.from({ length: 1000 }, () => newId('prod-', random));
    expect(new Set(ids).size).toBe(1000);
    expect(ids.every((id) => /^prod-[0-9a-z]{10}$/.test(id))).toBe(true);
  });

  it.each([() => 0, () => 0.5, () => 0.999999, () => 1, seededRandom('x')])(
    'have SL- and 6 unambiguous characters for a booking reference',
    (random) => {
      expect(bookingReference(random)).toMatch(/^SL-[2-9A-HJKMNP-Z]{6}$/);
    },
  );
});
