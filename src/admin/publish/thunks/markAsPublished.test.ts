import { describe, expect, it } from 'vitest';
import { emptyDrafts, type DraftEntry, type Drafts } from '../../drafts/state/draftEntry';
import { listChanges } from '../changes/changes';
import { live } from '../publishFixture';
import { reconcile, resolvedChange } from '../merge/reconcile';
import { entryAfterPublish } from './publishChanges';

const base = live().content.products.find((product) => product.id === 'p1')!;

describe('changes that are published but not live yet', () => {
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

  it('stay until they are live, without a conflict', () => {
    const sent = ofEntry(entryAfterPublish(first, first));
    expect(reconcile(content, sent)).toEqual({ changes: [], conflicting: [] });
    expect(reconcile(withPrice('₦30,000'), sent, content).changes).toEqual([]);
    expect(reconcile(withPrice('₦30,000'), sent).changes).toMatchObject([{ after: null }]);
    expect(listChanges(sent)[0]?.fields).toHaveLength(1);
  });

  it('can be edited further without a conflict with the own publication', () => {
    const later = ofEntry(entryAfterPublish(second, first));
    expect(reconcile(withPrice('₦30,000'), later, content)).toEqual({
      changes: [],
      conflicting: [],
    });
    const { changes, conflicting } = reconcile(withPrice('₦30,000'), later);
    expect(conflicting).toEqual([]);
    expect(changes[0]!.after).toEqual({ base: first.draft, draft: second.draft });
  });

  it('are reverted by a new change if they were discarded meanwhile', () => {
    const gone = entryAfterPublish(null, first);
    expect(gone).toEqual({ base: first.draft, draft: first.base, over: first.base });
    const { changes } = reconcile(withPrice('₦30,000'), ofEntry(gone));
    expect(changes[0]!.after).toEqual({ base: first.draft, draft: first.base });
  });

  it('have to be published again if the publication was reverted at the target', () => {
    const sent = ofEntry(entryAfterPublish(first, first));
    const { changes, conflicting } = reconcile(content, sent, content);
    expect(conflicting).toEqual([]);
    expect(changes[0]!.after).toEqual(first);
  });

  it('are a conflict after another administrator has published the same field', () => {
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
