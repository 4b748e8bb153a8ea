import { describe, expect, it } from 'vitest';
import { parseProductFile, parseProductIndex } from '../product/schema';

describe('a malformed product is left out and reported, and the others stay', () => {
  it.each([
    [{}, 'id'],
    [{ id: '' }, 'id'],
    [{ id: 7 }, 'id'],
    [{ id: 'p', stock: 'three' }, 'stock'],
    [{ id: 'p', specs: 'Mount: PL' }, 'specs'],
    [{ id: 'p', image: ['a'] }, 'image'],
    [null, 'object'],
    ['p', 'object'],
    [[], 'object'],
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
