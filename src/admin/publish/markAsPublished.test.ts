import { describe, expect, it } from 'vitest';
import { emptyDrafts, type DraftEntry, type Drafts } from '../drafts/draftEntry';
import { listChanges } from './changes/changes';
import { live } from './publishFixture';
import { reconcile, resolvedChange } from './merge/reconcile';
import { entryAfterPublish } from './markAsPublished';

const base = live().content.products.find((product) => product.id === 'p1')!;

describe('changes that were published ahead of what visitors see', () => {
  const { content } = live();
  const withPrice = (price: string) => ({
    ...content,
    products: content.products.map((product) =>
      product.id === 'p1' ? { ...product, price } : product,
    ),
  });
  const entryOf = (price: string): DraftEntry => ({ base, draft: { ...base, price } });
  const ofEntry = (entry: DraftEntry) => ({ ...emptyDrafts(), products: { p1: entry } }) as Drafts;
  const first = entryOf('₦30,000');
  const second = entryOf('₦31,000');

  it('stay until visitors see them, and ask nothing', () => {
    const sent = ofEntry(entryAfterPublish(first, first));
    expect(reconcile(content, sent)).toEqual({ changes: [], conflicting: [] });
    expect(reconcile(withPrice('₦30,000'), sent, content).changes).toEqual([]);
    expect(reconcile(withPrice('₦30,000'), sent).changes).toMatchObject([{ after: null }]);
    expect(listChanges(sent)[0]?.fields).toHaveLength(1);
  });

  it('can be edited on without being asked about oneself', () => {
    const later = ofEntry(entryAfterPublish(second, first));
    expect(reconcile(withPrice('₦30,000'), later, content)).toEqual({
      changes: [],
      conflicting: [],
    });
    const { changes, conflicting } = reconcile(withPrice('₦30,000'), later);
    expect(conflicting).toEqual([]);
    expect(changes[0]!.after).toEqual({ base: first.draft, draft: second.draft });
  });

  it('are taken back by a change of their own when they were discarded meanwhile', () => {
    const gone = entryAfterPublish(null, first);
    expect(gone).toEqual({ base: first.draft, draft: first.base, over: first.base });
    const { changes } = reconcile(withPrice('₦30,000'), ofEntry(gone));
    expect(changes[0]!.after).toEqual({ base: first.draft, draft: first.base });
  });

  it('are to be published again when they were taken back where they were published', () => {
    const sent = ofEntry(entryAfterPublish(first, first));
    const { changes, conflicting } = reconcile(content, sent, content);
    expect(conflicting).toEqual([]);
    expect(changes[0]!.after).toEqual(first);
  });

  it('are asked about once somebody else has published the same field', () => {
    const later = ofEntry(entryAfterPublish(second, first));
    const { conflicting } = reconcile(withPrice('₦99,000'), later, content);
    expect(conflicting[0]!.conflicts).toMatchObject([{ mine: '₦31,000', theirs: '₦99,000' }]);
    expect(resolvedChange(conflicting[0]!, ['mine']).after).toMatchObject({
      base: { price: '₦99,000' },
      draft: { price: '₦31,000' },
      over: first.base,
    });
  });
});
