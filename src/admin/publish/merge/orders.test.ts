import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Content } from '@/domain/content/content';
import { moveIds } from '@/domain/record/derivedIds';
import { withDrafts } from '../../drafts/content/draftContent';
import { toDraftChanges, type Edit } from '../../drafts/draftChanges';
import { orderEdit } from '../../resources/thunks';
import { applyDraftChanges, emptyDrafts, type Drafts } from '../../drafts/state/draftEntry';
import { contentWith, service } from '../../resources/resourceFixture';
import { asPublished, reconcile, resolvedChange } from './reconcile';

const serviceIds = ({ services }: Content) => services.map(({ id }) => id);

const start = () => contentWith({ services: ['a', 'b', 'c', 'd'].map((id) => service(id)) });

function edited(drafts: Drafts, published: Content, edit: Edit): Drafts {
  return applyDraftChanges(drafts, toDraftChanges([edit], drafts, published), 'after');
}

const moved = (drafts: Drafts, published: Content, id: string, to: number) =>
  edited(drafts, published, orderEdit('services', [id], to, drafts, published));

function merged(drafts: Drafts, published: Content, sides: readonly ('mine' | 'theirs')[]) {
  const { changes, conflicting } = reconcile(published, drafts);
  const resolved = conflicting.map((one) => resolvedChange(one, sides));
  const after = applyDraftChanges(drafts, [...changes, ...resolved], 'after');
  return { drafts: after, conflicts: conflicting.length };
}

const withServices = (content: Content, ids: readonly string[]): Content =>
  asPublished({ ...content, services: ids.map((id) => service(id)) });

describe('the order of a list that two people move', () => {
  it('is a conflict if both have moved items, resolved by either order', () => {
    const drafts = moved(emptyDrafts(), start(), 'd', 0);
    const theirs = withServices(start(), ['b', 'a', 'c', 'd']);
    const result = (side: 'mine' | 'theirs') => {
      const { drafts: next, conflicts } = merged(drafts, theirs, [side]);
      return [conflicts, serviceIds(withDrafts(theirs, next))];
    };
    expect(result('mine')).toEqual([1, ['d', 'a', 'b', 'c']]);
    expect(result('theirs')).toEqual([1, ['b', 'a', 'c', 'd']]);
    const same = withServices(start(), ['d', 'a', 'b', 'c']);
    expect(merged(drafts, same, []).conflicts).toBe(0);
  });
});

const action = fc.oneof(
  fc.record({ kind: fc.constantFrom('move', 'theirMove'), at: fc.nat(9), to: fc.nat(9) }),
  fc.record({ kind: fc.constantFrom('add', 'theirAdd', 'publish'), at: fc.nat(9), to: fc.nat(9) }),
  fc.record({ kind: fc.constantFrom('delete', 'theirDelete'), at: fc.nat(9), to: fc.nat(9) }),
);

it('any sequence of moves, additions, deletions and merges keeps every item exactly once', () => {
  const side = fc.constantFrom('mine' as const, 'theirs' as const);
  fc.assert(
    fc.property(
      fc.array(action, { maxLength: 12 }),
      fc.array(side, { minLength: 9 }),
      (all, sides) => {
        let [published, drafts] = [start(), emptyDrafts()];
        const expected = new Set(serviceIds(published));
        all.forEach(({ kind, at, to }, step) => {
          const own = serviceIds(withDrafts(published, drafts));
          const theirs = serviceIds(published);
          const id = own[at % Math.max(1, own.length)] ?? '';
          const live = theirs[at % Math.max(1, theirs.length)] ?? '';
          if (kind === 'move' && id) drafts = moved(drafts, published, id, to);
          if (kind === 'add') {
            const draft = service(`own-${step}`);
            drafts = edited(drafts, published, { collection: 'services', id: draft.id, draft });
            expected.add(draft.id);
          }
          if (kind === 'delete' && id) {
            drafts = edited(drafts, published, { collection: 'services', id, draft: null });
            expected.delete(id);
          }
          if (kind === 'publish') published = asPublished(withDrafts(published, drafts));
          if (kind === 'theirMove')
            published = withServices(published, moveIds(theirs, [live], to));
          if (kind === 'theirAdd') {
            published = withServices(published, [`their-${step}`, ...theirs]);
            expected.add(`their-${step}`);
          }
          if (kind === 'theirDelete' && live) {
            published = withServices(
              published,
              theirs.filter((one) => one !== live),
            );
            expected.delete(live);
          }
          drafts = merged(drafts, published, sides.slice(step % sides.length)).drafts;
          const next = serviceIds(withDrafts(published, drafts));
          expect(next.toSorted()).toEqual([...expected].toSorted());
        });
      },
    ),
  );
});
