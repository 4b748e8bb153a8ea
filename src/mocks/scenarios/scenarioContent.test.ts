import { describe, expect, it } from 'vitest';
import { checkContent } from '@/domain/content/check/checkContent';
import { readContent } from '@/domain/content/content';
import { smallContent } from '@/domain/content/contentFixture';
import { damagedContent, emptyContent, largeContent } from './scenarioContent';

const { files } = smallContent();
const problemsOf = (changed: Record<string, unknown>) =>
  checkContent(changed, () => true).filter(({ level }) => level !== 'warning');

describe('the content of a scenario', () => {
  it('that is large has as many valid records as it says, with different IDs and slugs', () => {
    const large = largeContent(files, { products: 50, projects: 20 });
    expect(problemsOf(large)).toEqual([]);
    const { products, projects } = readContent(large).content;
    expect(new Set(products.map(({ id }) => id)).size).toBe(50);
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(50);
    expect(new Set(projects.map(({ slug }) => slug)).size).toBe(20);
  });

  it('that is empty has valid files without records, and no optional files', () => {
    const topics = {
      'pages/topics.json': { topics: [] },
      'availability.json': { holds: [] },
      'rental.json': { rules: {} },
    };
    const empty = emptyContent({ ...files, ...topics });
    expect(problemsOf(empty)).toEqual([]);
    expect(Object.keys(empty).filter((path) => path in topics)).toEqual([]);
    const { products, projects, services, productCategories, home } = readContent(empty).content;
    expect(
      [products, projects, services, productCategories, home.testimonials.cards].flat(),
    ).toEqual([]);
  });

  it('that is damaged has unreadable records, a duplicate, broken files and missing ones', () => {
    const before = structuredClone(files);
    const found = problemsOf(damagedContent(files)).map(({ file, path }) => `${file} ${path}`);
    expect(files).toEqual(before);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^products\/index\.json products\[1\]/),
        expect.stringMatching(/^products\/index\.json products\[4\]/),
        expect.stringMatching(/^services\/index\.json services\[/),
        expect.stringMatching(/^projects\/featured\.json/),
        expect.stringMatching(/^pages\/about\.json/),
        expect.stringMatching(/^categories\/projects\/index\.json/),
      ]),
    );
  });
});
