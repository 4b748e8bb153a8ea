import { describe, expect, it } from 'vitest';
import { withPathCache } from './contentSource';
import { readTopicPaths } from './topics';

const FILES: Record<string, unknown> = {
  'pages/topics.json': {
    topics: [
      '/services/prints',
      '/services/branding-printing',
      '/about/our-crew',
      '/services/drones',
      '/store/blog',
    ].map((path) => ({ path })),
  },
  'pages/about.json': { cards: [{ title: 'Our crew' }] },
  'services/index.json': {
    services: [
      { id: 's1', title: 'Branding & Printing', slug: 'prints' },
      { id: 's2', title: '日本' },
    ],
  },
};

describe('paths of topics', () => {
  it('exclude those of cards and of services, by slug or by slug of the title', async () => {
    const source = withPathCache((path) => Promise.resolve(FILES[path]));
    const tools = { source, randomFor: () => () => 0, report: () => undefined };
    expect(await readTopicPaths(tools)).toEqual(['/services/drones', '/store/blog']);
  });
});
