import { describe, expect, it } from 'vitest';
import { contentApi } from '../contentApi';
import { contentStore, depsOf } from '../contentStoreFixture';

const FILES: Record<string, unknown> = {
  'pages/topics.json': {
    topics: [
      '/services/prints',
      '/services/branding-printing',
      '/about/our-crew',
      '/services/drones',
    ].map((path) => ({ path })),
  },
  'pages/about.json': { cards: [{ title: 'Our crew' }] },
  'services/index.json': {
    services: [{ id: 's1', title: 'Branding & Printing', slug: 'prints' }],
  },
};

describe('paths of topics', () => {
  it('exclude those of cards and of services, by slug or by slug of the title', async () => {
    const store = contentStore(depsOf(FILES));
    const paths = await store.dispatch(contentApi.endpoints.topicPaths.initiate()).unwrap();
    expect(paths).toEqual(['/services/drones']);
  });
});
