import { describe, expect, it } from 'vitest';
import { readContent } from '@/domain/content/content';
import { emptyDrafts, type DraftChange, type Drafts, type UndoStep } from './state/draftEntry';
import { stepViolation } from './editThunks';
import { withDrafts } from './content/draftContent';

const product = (id: string, isFeatured: boolean, category = 'Lenses') => ({
  id,
  name: id,
  slug: id,
  isFeatured,
  category,
});

const { content } = readContent({
  'products/index.json': {
    products: Array.from({ length: 9 }, (_, index) => product(`p${index}`, index < 8)),
  },
  'categories/products/index.json': {
    categories: [{ id: 'c', name: 'Lenses', slug: 'lenses', isActive: true }],
  },
});

function done(...all: Omit<DraftChange, 'before'>[][]): { drafts: Drafts; steps: UndoStep[] } {
  const drafts = emptyDrafts();
  const steps = all.map((edits, index): UndoStep => {
    const changes = edits.map((edit): DraftChange => {
      const map = drafts[edit.collection] as Record<string, DraftChange['after']>;
      const before = map[edit.id] ?? null;
      map[edit.id] = edit.after;
      return { ...edit, before };
    });
    return { id: `s${index}`, label: '', at: '', changes };
  });
  return { drafts, steps };
}

const published = (id: string) => content.products.find((entry) => entry.id === id) ?? null;
const starred = (id: string, isFeatured: boolean): Omit<DraftChange, 'before'> => ({
  collection: 'products',
  id,
  after: { base: published(id), draft: { ...published(id), isFeatured } },
});

describe('undoing a step', () => {
  it('is rejected if it would feature a ninth product', () => {
    const { drafts, steps } = done([starred('p0', false)], [starred('p8', true)]);
    expect(stepViolation('undo', steps[0] as UndoStep, drafts, content)).toEqual({
      kind: 'featured',
      list: 'products',
      limit: 8,
    });
    expect(stepViolation('undo', steps[1] as UndoStep, drafts, content)).toBeUndefined();
  });

  it('is rejected if another record has taken the URL since', () => {
    const { drafts, steps } = done(
      [{ collection: 'products', id: 'p8', after: { base: published('p8'), draft: null } }],
      [
        {
          collection: 'products',
          id: 'new',
          after: { base: null, draft: { ...published('p8'), id: 'new' } },
        },
      ],
    );
    expect(stepViolation('undo', steps[0] as UndoStep, drafts, content)).toEqual({
      kind: 'address',
    });
  });

  it('is rejected if a category that is now in use would be missing', () => {
    const sound = { id: 'x', name: 'Sound', slug: 'sound', isActive: true };
    const moved = { ...published('p0'), category: { name: 'Sound', slug: 'sound' } };
    const { drafts, steps } = done(
      [{ collection: 'productCategories', id: 'x', after: { base: null, draft: sound } }],
      [{ collection: 'products', id: 'p0', after: { base: published('p0'), draft: moved } }],
    );
    expect(stepViolation('undo', steps[0] as UndoStep, drafts, content)).toEqual({
      kind: 'category',
    });
    expect(withDrafts(content, drafts).productCategories).toHaveLength(2);
  });
});
