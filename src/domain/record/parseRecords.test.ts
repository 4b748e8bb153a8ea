import { describe, expect, it } from 'vitest';
import { parseProductFile, parseProductIndex } from '../product/schema';

it('a field that cannot be read is left out and reported with its record', () => {
  const products = [{ id: 'a' }, { id: 'p', stock: '3', specs: ['Mount: PL', 5], image: ['a'] }];
  const { value, problems } = parseProductFile({ products }, 'f.json');
  expect(value[1]).toMatchObject({ id: 'p', stock: 'unknown', specs: ['Mount: PL'], image: '' });
  expect(problems.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'products[1].image This field (id "p") was left out: it must be text in quotation marks, but it is a list. Correct or remove it.',
    'products[1].specs[1] Record 1 was left out: it must be text in quotation marks, but it is 5. Correct or remove it.',
    'products[1].stock This field (id "p") was left out: it must be a number without quotation marks, but it is "3". Correct or remove it.',
  ]);
});

describe('a product without a usable id is left out and reported, and the others stay', () => {
  it.each([
    [{}, 'id'],
    [{ id: 7 }, 'id'],
    [null, 'object'],
  ])('%j', (bad, word) => {
    const { value, problems } = parseProductFile({ products: [{ id: 'a' }, bad, { id: 'b' }] });
    expect(value.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ level: 'unreadable', path: 'products[1]' });
    expect(problems[0]?.message).toContain('Record 1');
    expect(problems[0]?.message).toContain(word);
  });

  it('hostile keys at any depth are removed and reported, and pollute nothing', () => {
    const json: unknown = JSON.parse(
      '{"products":[{"id":"p","__proto__":{"evil":1},"constructor":{"prototype":{"evil":1}},"extra":[{"__proto__":{"evil":1},"ok":1}]}]}',
    );
    const { value, problems } = parseProductIndex(json);
    expect(value[0]).toMatchObject({ id: 'p', extra: [{ ok: 1 }] });
    expect(Object.getPrototypeOf(value[0])).toBe(Object.prototype);
    expect(value[0]).not.toHaveProperty('evil');
    expect({}).not.toHaveProperty('evil');
    expect(problems.map(({ path }) => path)).toEqual([
      'products[0].__proto__',
      'products[0].constructor',
      'products[0].extra[0].__proto__',
    ]);
  });

  it('a value nested 10,000 levels deep does not exhaust the stack', () => {
    const deep: unknown = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000));
    const { value, problems } = parseProductIndex({ products: [{ id: 'p', deep }] });
    expect(value).toHaveLength(1);
    expect(problems).toHaveLength(1);
  });
});
