import { describe, expect, it } from 'vitest';
import { readContent } from '../content/content';
import {
  everywhere,
  filesOf,
  filesWith,
  problemsAfter,
  smallContent,
  type Files,
} from '../content/contentFixture';
import { parseRentalTerms, NO_RENTAL_TERMS } from './rentalTerms';

const FILE = 'rental.json';
const TERMS = {
  rules: { weekDays: 4, weekendAsOne: true, skipClosedDays: false },
  vat: 7.5,
  daysBetween: 1,
  sameDay: true,
  conditions: ['A deposit is due at pick-up.'],
  lateRule: 'Each late day costs a daily rate.',
  deliveryAreas: [{ name: 'Ikeja', fee: 5000 }],
};
const withFile = (file: unknown) => ({ ...smallContent().files, [FILE]: file });
const changesOf = (file: unknown) =>
  problemsAfter((files) => Object.assign(files, { [FILE]: file })).filter((problem) =>
    problem.includes(FILE),
  );

describe('the file of rental terms', () => {
  it('is optional: without it there are no conditions and no problem', () => {
    const { content, problems } = readContent(smallContent().files);
    expect([content.rental, problems]).toEqual([undefined, []]);
  });

  it('is added by the first edit, and keeps what it does not know', () => {
    const { files } = smallContent();
    const { content } = readContent(files);
    const added = filesWith(files, { ...content, rental: TERMS });
    expect(added[FILE]).toEqual(TERMS);
    const live = withFile({ ...TERMS, note: 'kept', rules: { weekDays: 'x', note: 1 } });
    const read = readContent(live).content;
    const next = filesWith(live, { ...read, rental: { ...read.rental!, daysBetween: 2 } });
    expect(next[FILE]).toEqual({ ...(live[FILE] as object), daysBetween: 2 });
  });

  it.each<[unknown, string[]]>([
    [TERMS, []],
    [{ rules: {} }, []],
    [{ conditions: null, rules: null }, []],
    [{ rules: { weekDays: 2 } }, ['unreadable rental.json rules.weekDays']],
    [{ rules: [] }, ['unreadable rental.json rules']],
    [{ sameDay: false }, []],
    [{ sameDay: 'yes' }, ['unreadable rental.json sameDay']],
    [{ rules: {}, vat: 101 }, ['unreadable rental.json vat']],
    [{ rules: {}, vat: '7.5' }, ['unreadable rental.json vat']],
    [{ rules: {}, daysBetween: -1 }, ['unreadable rental.json daysBetween']],
    [{ conditions: 'none' }, ['unreadable rental.json conditions']],
    [{ conditions: ['Kept', 7] }, ['unreadable rental.json conditions[1]']],
    [{ deliveryAreas: [{ name: 'Ikeja', fee: 'x' }] }, ['unreadable rental.json deliveryAreas[0]']],
    [{}, ['error rental.json ']],
    ['text', ['error rental.json ']],
  ])('that is %j has the problems %j', (file, problems) => {
    expect(changesOf(file)).toEqual(problems);
  });

  it('is read without the fields that are not valid', () => {
    const { value } = parseRentalTerms({ ...TERMS, rules: { weekDays: 9, weekendAsOne: true } });
    expect(value).toEqual({ ...TERMS, rules: 'unknown' });
    expect(parseRentalTerms({ conditions: [7, 'Kept', []] }).value.conditions).toEqual(['Kept']);
    expect(parseRentalTerms({ rules: {} }).value).toEqual(NO_RENTAL_TERMS);
  });
});

describe('the rate and the accessories of a product', () => {
  it('are in its record, and the rate in summaries too', () => {
    const { content } = readContent(smallContent().files);
    const [zoom, ...others] = content.products;
    const rated = { ...zoom!, dailyRate: 35_000, goesWith: ['p2'], needs: ['p4'] };
    const files = filesOf({ ...content, products: [rated, ...others] });
    expect(readContent(files).content.products[0]).toEqual(rated);
    const json = (path: string) => JSON.stringify(files[path]);
    for (const path of ['products/index.json', 'products/featured.json'])
      expect(json(path)).toMatch(/^(?!.*needs).*"dailyRate":35000/);
    expect(json('products/by-category/lenses.json')).toContain('"needs":["p4"]');
  });

  it.each([
    [{ dailyRate: 0 }, 'unreadable products/index.json products[0].dailyRate'],
    [{ dailyRate: '35000' }, 'unreadable products/index.json products[0].dailyRate'],
    [{ goesWith: ['gone'] }, 'warning products/index.json "p1".goesWith'],
    [{ needs: ['p2', 'gone'] }, 'warning products/index.json "p1".needs'],
  ])('are checked: %j', (fields, problem) => {
    expect(problemsAfter((files: Files) => everywhere(files, 'p1', fields))).toContain(problem);
  });
});
