import { describe, expect, it } from 'vitest';
import type { Product } from '@/domain/product/schema';
import { readRecordsCsv, writeRecordsCsv } from '../csv/recordsCsv';
import { contentWith, product } from '../resourceFixture';
import { products as resource } from './productResource';

const NOW = '2026-06-01T09:00:00.000Z';
const deps = { now: NOW, random: () => 0.5 };
const read = (text: string, products: Product[] = []) =>
  readRecordsCsv(text, resource, contentWith({ products }), deps);
const write = (products: Product[]) => writeRecordsCsv(resource, products);
const messages = async (text: string, products?: Product[]) =>
  (await read(text, products)).problems.map(({ row, message }) => `${row} ${message}`);

const HEAD = 'id,name,category,description,image,specs';
const LENS = ',Lens,Lenses,Sharp,/media/lens.webp,Weight: 1 kg';

describe('an export', () => {
  it('causes no changes when it is imported again, also with unusual contents', async () => {
    const products = [
      product('a', { name: '=HYPERLINK("x")', specs: ['A, "b"', "'=c"], stock: 0 }),
      product('b', { category: { name: 'Gone', slug: 'gone' }, image: 'not-an-address' }),
      product('c', { description: '', specs: [], price: 25_000 }),
      product('d', { dailyRate: 35_000.5, goesWith: ['a', 'gone'], needs: ['b'] }),
    ];
    const { imported, unchanged, problems } = await read(await write(products), products);
    expect({ imported, unchanged, problems }).toEqual({ imported: [], unchanged: 4, problems: [] });
  });

  it('has the rate and the accessories, which an import changes and an empty cell removes', async () => {
    const rated = product('a', { dailyRate: 35_000.5, goesWith: ['b', 'c'], needs: ['d'] });
    expect(await write([rated])).toContain(',35000.5,"b\nc",d');
    const { imported, problems } = await read(
      'id,daily rate,goes well with,needs\na,"40,000",,"e\nf"',
      [rated],
    );
    expect(problems).toEqual([]);
    const { goesWith: _removed, ...rest } = rated;
    expect(imported).toStrictEqual([
      {
        record: { ...rest, dailyRate: 40_000, needs: ['e', 'f'], updatedAt: NOW },
        changed: ['daily rate', 'goes well with', 'needs'],
      },
    ]);
  });
});

describe('an import', () => {
  it('changes the product with the id, column by column, and adds rows without an id', async () => {
    const before = product('a');
    const text = `id,name,category,description,image,specs,stock\na,Renamed,lights,Sharp.,/media/a.webp,Weight: 1 kg,2\n${LENS},3`;
    const { imported, problems } = await read(text, [before]);
    expect(problems).toEqual([]);
    expect(imported).toEqual([
      {
        record: {
          ...before,
          name: 'Renamed',
          category: { id: 'category-Lights', name: 'Lights', slug: 'lights' },
          updatedAt: NOW,
        },
        changed: ['name', 'category'],
      },
      {
        record: expect.objectContaining({
          id: 'prod-iiiiiiiiii',
          slug: 'lens',
          stock: 3,
          createdAt: NOW,
        }) as Product,
      },
    ]);
  });

  it.each([
    ...['-1', '1.5', '1e5', '0x10', '0012', '1.000'].map((stock): [string, string[]] => [
      `${HEAD},stock\n${LENS},${stock}`,
      ['2 stock: Stock must be a whole number, 0 or more'],
    ]),
    [`${HEAD},stock\n${LENS},"1,000"`, ['2 stock: Stock must be a whole number, 0 or more']],
    [`${HEAD}\n,,Lenses,Sharp,/media/lens.webp,x`, ['2 name: Name is required']],
    [`${HEAD}\n,Lens,Boats,Sharp,/media/lens.webp,x`, ['2 category: there is no category “Boats”']],
    [
      `${HEAD}\n,Lens,Lenses,Sharp,javascript:alert(1),x`,
      ['2 image: must be a path on this site such as /media/… or an https URL'],
    ],
    [`${HEAD}\n__proto__${LENS}`, ['2 id: “__proto__” is not allowed']],
    [
      `id,name\n,Lens`,
      [
        '2 category: required for new records',
        '2 description: required for new records',
        '2 image: required for new records',
        '2 specs: required for new records',
      ],
    ],
    [`${HEAD},stock\n${LENS},`, ['2 stock: Stock must be a whole number, 0 or more']],
    [
      `${HEAD}\n,Lens,Lenses,Sharp,/media/lens.webp,`,
      ['2 specs: Enter a specification or remove this line'],
    ],
    [
      `${HEAD}\n,${'x'.repeat(201)},Lenses,Sharp,/media/lens.webp,x`,
      ['2 name: Use at most 200 characters'],
    ],
    [`${HEAD},price\n${LENS},100`, ['2 price: cannot be changed in the back office']],
    [
      `${HEAD},daily rate\n${LENS},0`,
      ['2 daily rate: Enter an amount above 0, such as 5,000, or leave the field empty'],
    ],
    [`${HEAD},featured\n${LENS},perhaps`, ['2 featured: must be yes or no']],
    [`${HEAD},slug\n${LENS},con`, ['2 slug: is a name that Windows reserves; use another slug']],
    [`${HEAD},slug\n${LENS},a/b`, ['2 slug: is not a valid slug; use letters, digits and dashes']],
    [`${HEAD}\nx${LENS}\nx${LENS}`, ['3 id: “x” appears twice in the file']],
  ])('reports problems by row: %j', async (text, expected) => {
    expect(await messages(text)).toEqual(expected);
  });

  it('rejects the slug of another product', async () => {
    expect(await messages(`${HEAD},slug\n${LENS},product-a`, [product('a')])).toEqual([
      '2 slug: “product-a” is already in use',
    ]);
  });
});
