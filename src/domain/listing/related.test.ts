import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProductIndex, type ProductSummary } from '../product/schema';
import { parseProjectIndex } from '../project/schema';
import { foldText } from '../text/slug';
import { relatedProducts, relatedProjects, seededRandom } from './related';

const all = parseProductIndex({
  products: Array.from({ length: 12 }, (_, i) => ({
    id: `p${i}`,
    name: `Product ${i}`,
    category: i % 4 === 0 ? 'Lenses' : 'Lighting',
  })),
}).value;
const first = all[0] as ProductSummary;
const second = all[1] as ProductSummary;

const projects = parseProjectIndex({
  projects: [
    { id: 'a', title: 'A', category: 'Film' },
    { id: 'b', title: 'B', category: ['Music', 'film'] },
    { id: 'c', title: 'C', category: 'Music' },
    { id: 'd', title: 'D', category: 'Film' },
    { id: 'e', title: 'E' },
  ],
}).value;

const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('relatedProducts', () => {
  it('returns products of the same category first, then random others, 4 in all and never the product itself', () => {
    const related = relatedProducts(all, first, seededRandom('p0'));
    expect(ids(related).slice(0, 2)).toEqual(['p4', 'p8']);
    expect(new Set(ids(related)).size).toBe(4);
    expect(ids(related)).not.toContain('p0');
  });

  it('returns only the same category when it has enough products', () => {
    expect(ids(relatedProducts(all, second, () => 0))).toEqual(['p2', 'p3', 'p5', 'p6']);
  });

  it('starts with the products that follow, and shows each product on few pages of its category', () => {
    const lighting = all.filter(({ category }) => category.slug === 'lighting');
    const shown = lighting.flatMap((one) => ids(relatedProducts(all, one, () => 0)));
    expect(shown.slice(-4)).toEqual(['p1', 'p2', 'p3', 'p5']);
    for (const { id } of lighting) expect(shown.filter((other) => other === id)).toHaveLength(4);
  });

  it('returns the same products for the same seed', () => {
    const choose = () => ids(relatedProducts(all, first, seededRandom('p0')));
    expect(choose()).toEqual(choose());
  });

  it('returns 4 distinct products, if available, for any random source', () => {
    const sources = fc.constantFrom(0, 0.5, 0.999999, 1);
    fc.assert(
      fc.property(fc.nat({ max: 12 }), sources, (length, number) => {
        const list = all.slice(0, length);
        const related = relatedProducts(list, first, () => number);
        expect(related).toHaveLength(Math.min(4, Math.max(0, length - 1)));
        expect(new Set(related).size).toBe(related.length);
      }),
    );
  });
});

describe('relatedProjects', () => {
  it.each([
    [{ id: 'a', category: ['Film'], relatedProjects: ['e', 'ghost', 'a', 'e'] }, ['e', 'b', 'd']],
    [{ id: 'a', category: ['Film'] }, ['b', 'd']],
    [{ id: 'b', category: ['Music', 'film'] }, ['a', 'c', 'd']],
    [{ id: 'e', category: [] }, []],
  ])('returns, for %j, %j', (project, expected) => {
    const related = relatedProjects(projects, project, ({ category }) => category.map(foldText));
    expect(ids(related)).toEqual(expected);
  });
});
