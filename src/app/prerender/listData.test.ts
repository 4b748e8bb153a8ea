import { expect, it } from 'vitest';
import type { ReadContentFile } from '@/api/content/contentFiles';
import { parsers } from '@/api/content/readers/parsers';
import { withPageSlugs } from './listData';

const FILES: Record<string, unknown> = {
  productIndex: {
    products: [
      { id: 'p1', name: 'Cine Zoom' },
      { id: 'p2', slug: 'boom' },
    ],
  },
  featuredProducts: { products: [{ id: 'p2', slug: 'boom' }, { id: 'gone' }, { id: 'p1' }] },
  projectIndex: { projects: [{ id: 'j1', title: 'First Film' }] },
  featuredProjects: { projects: [{ id: 'j1' }] },
};
const parse = (name: string) => parsers[name as 'site'](FILES[name], name).value as unknown;
const read: ReadContentFile = (name) => Promise.resolve(parse(name) as never);
const slugsOf = async (endpointName: string, reader = read) => {
  const query = { endpointName, arg: undefined, value: parse(endpointName) };
  const { value } = await withPageSlugs(query, reader);
  return (value as { slug: string }[]).map(({ slug }) => slug);
};

it('featured records have the slugs that the index makes, in their own order', async () => {
  expect(await slugsOf('featuredProducts')).toEqual(['boom', 'gone', 'cine-zoom']);
  expect(await slugsOf('featuredProjects')).toEqual(['first-film']);
});

it('featured records keep their own slugs if the index cannot be read', async () => {
  const failing: ReadContentFile = () => Promise.reject(new Error('missing'));
  expect(await slugsOf('featuredProducts', failing)).toEqual(['boom', 'gone', 'p1']);
});
