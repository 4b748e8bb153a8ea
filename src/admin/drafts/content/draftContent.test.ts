import { beforeEach, describe, expect, it } from 'vitest';
import type { ListName } from '@/domain/content/lists';
import { edit, NOW, publishedStore, type Store } from '../draftsFixture';
import { applyEdits } from '../editThunks';
import type { Edit } from '../draftChanges';
import { tableReported } from '../../storage/storageSlice';
import { selectList, selectPublished, selectDraftContent } from './draftContent';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';

const LISTS: readonly ListName[] = [
  'services',
  'products',
  'projects',
  'productCategories',
  'projectCategories',
];

const category = (id: string) => ({ id, name: id, slug: id, isActive: true });
const service = (id: string) => ({ id, title: id, description: '', slug: id, isFeatured: false });

const FILES = {
  'services/index.json': { services: [service('a'), service('b')] },
  'categories/products/index.json': { categories: [category('lenses')] },
  'categories/projects/index.json': { categories: [category('a'), category('b')] },
  'products/index.json': {
    products: [{ id: 'p1', name: 'Zoom', slug: 'zoom', category: 'lenses', image: '' }],
  },
};

let store: Store;
beforeEach(async () => {
  await clearBackOffice();
  store = await publishedStore(FILES, true);
  await store.dispatch(applyEdits('order', [order('services', ['b', 'a'])], NOW));
  selectDraftContent(store.getState());
});

const order = (id: string, ids: string[]): Edit => ({ collection: 'orders', id, draft: { ids } });
const serviceEdit = (id: string, title: string): Edit => ({
  collection: 'services',
  id,
  draft: { ...service(id), title },
});

/** Returns the lists that an action recomputes, and whether it recomputes the draft content. */
async function recomputedBy(act: () => unknown): Promise<string[]> {
  const selectors = [
    ...LISTS.map((name) => [name, selectList(name)] as const),
    ['draftContent', selectDraftContent] as const,
  ];
  for (const [, selector] of selectors) selector.resetRecomputations();
  await act();
  const state = store.getState();
  return selectors.flatMap(([name, selector]) => {
    selector(state);
    return selector.recomputations() > 0 ? [name] : [];
  });
}

describe('the draft content', () => {
  it('is not recomputed when the status of the drafts changes', async () => {
    const before = selectDraftContent(store.getState());
    const recomputed = await recomputedBy(() => {
      store.dispatch(tableReported({ table: 'drafts', state: 'storing' }));
    });
    expect(recomputed).toEqual([]);
    expect(selectDraftContent(store.getState())).toBe(before);
  });

  it('recomputes only the list of a changed record', async () => {
    const { products } = selectDraftContent(store.getState())!;
    const recomputed = await recomputedBy(() =>
      store.dispatch(applyEdits('service', [serviceEdit('a', 'New')], NOW)),
    );
    expect(recomputed).toEqual(['services', 'draftContent']);
    const copy = selectDraftContent(store.getState())!;
    expect(copy.services.map(({ title }) => title)).toEqual(['b', 'New']);
    expect(copy.products).toBe(products);
    expect(copy.products).toHaveLength(1);
  });

  it('recomputes only the list of a changed order', async () => {
    const services = await recomputedBy(() =>
      store.dispatch(applyEdits('order', [order('services', ['a', 'b'])], NOW)),
    );
    expect(services).toEqual(['services', 'draftContent']);
    const featured = await recomputedBy(() =>
      store.dispatch(applyEdits('order', [order('featured-products', ['p1'])], NOW)),
    );
    expect(featured).toEqual(['draftContent']);
  });

  it('recomputes only the list of an undone step, and no list for an equal save', async () => {
    await edit(store, 'a', 'Film');
    expect(await recomputedBy(() => edit(store, 'b', 'Concert'))).toEqual([
      'projectCategories',
      'draftContent',
    ]);
    expect(await recomputedBy(() => edit(store, 'b', 'Concert'))).toEqual([]);
  });

  it('contains the published list itself where there is no draft', () => {
    const state = store.getState();
    expect(selectDraftContent(state)?.products).toBe(selectPublished(state)?.content.products);
  });
});
