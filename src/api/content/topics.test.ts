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

describe('the addresses of topics (decisions.md, Footer destinations)', () => {
  it('are not those of a card, nor of a service, by its slug or by the slug of its title', async () => {
    const source = withPathCache((path) => Promise.resolve(FILES[path]));
    const tools = { source, randomFor: () => () => 0, report: () => undefined };
    expect(await readTopicPaths(tools)).toEqual(['/services/drones', '/store/blog']);
  });
});
