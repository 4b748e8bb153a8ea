import { expect, it } from 'vitest';
import { compileContent } from '../compileContent';
import { smallContent } from '../contentFixture';
import { readContent } from '../readContent';
import { patchFiles } from './contentPatch';

const FILE = 'pages/topics.json';
const blog = { path: '/store/blog', title: 'Blog', description: 'Old', extra: 1 };
const help = { path: '/store/help', title: 'Help' };
const live = { ...smallContent().files, [FILE]: { topics: [blog, help], note: 'kept' } };
const { content } = readContent(live);

/** Returns the published file of topics after a change of the topic with an ID; null deletes it. */
function fileAfter(id: string, fields: object | null): unknown {
  const topics = content.topics.flatMap((topic) => {
    if (topic.id !== id) return [topic];
    return fields ? [{ ...topic, ...fields }] : [];
  });
  return patchFiles(live, compileContent({ ...content, topics }))[FILE];
}

it('a topic has its path as ID, which is not written', () => {
  expect(content.topics.map(({ id }) => id)).toEqual(['/store/blog', '/store/help']);
  expect(fileAfter('/store/blog', {})).toBe(live[FILE]);
  expect(fileAfter('/store/blog', { description: 'New' })).toEqual({
    topics: [{ ...blog, description: 'New' }, help],
    note: 'kept',
  });
  expect(fileAfter('/store/help', null)).toEqual({ topics: [blog], note: 'kept' });
});

it('a topic keeps its ID when its path changes', () => {
  const next = fileAfter('/store/help', { path: '/about/help' });
  expect(next).toEqual({
    topics: [blog, { ...help, id: '/store/help', path: '/about/help' }],
    note: 'kept',
  });
  const read = readContent({ ...live, [FILE]: next }).content.topics;
  expect(read.map(({ id, path }) => [id, path])).toEqual([
    ['/store/blog', '/store/blog'],
    ['/store/help', '/about/help'],
  ]);
});

it('the last topic can be deleted', () => {
  const only = { ...live, [FILE]: { topics: [blog] } };
  const next = patchFiles(only, compileContent({ ...content, topics: [], fileFields: {} }));
  expect(next[FILE]).toEqual({ topics: [] });
});
