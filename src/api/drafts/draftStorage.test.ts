import { expect, it } from 'vitest';
import { readContent } from '@/domain/content';
import { readStored, DRAFTS_VERSION } from './draftStorage';

const { content } = readContent({
  'products/index.json': { products: [{ id: 'p1', name: 'Lens', category: 'Lenses' }] },
});
const [lens] = content.products;

function stored(products: Record<string, unknown>) {
  const done = Object.entries(products).map(([id, after]) => ({
    id: `step-${id}`,
    label: id,
    at: '',
    changes: [{ collection: 'products', id, before: null, after }],
  }));
  return { version: DRAFTS_VERSION, drafts: { products }, history: { done, undone: [] } };
}

it('A draft that lacks what its screen relies on is left out alone, with its step', () => {
  const good = { base: lens, draft: { ...lens, name: 'Cine lens' } };
  const bad = {
    p2: { base: null, draft: { id: 'p2' } },
    p3: { base: null, draft: { ...lens, id: 'another' } },
    p4: { base: null, draft: { ...lens, id: 'p4', specs: 'Mount: PL' } },
  };
  const outcome = readStored(stored({ p1: good, ...bad }));
  if (outcome.kind !== 'read') throw new Error(outcome.kind);
  expect(outcome.dropped).toBe(3);
  expect(outcome.drafts.products).toEqual({ p1: good });
  expect(outcome.history.done.map(({ label }) => label)).toEqual(['p1']);
});
