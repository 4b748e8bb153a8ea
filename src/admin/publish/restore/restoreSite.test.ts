import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Content } from '@/domain/content/content';
import { propertyRuns } from '../../../../tests/helpers/content/propertyRuns';
import { emptyDrafts, type Drafts } from '../../drafts/state/draftEntry';
import type { Edit } from '../../drafts/draftChanges';
import { withDrafts } from '../../drafts/content/draftContent';
import { asPublished } from '../merge/reconcile';
import { applyRestoration, diffWithPast, restorationOf } from './restore';
import { FIRST } from '../publishFixture';

const collections = [
  'services',
  'products',
  'projects',
  'productCategories',
  'projectCategories',
] as const;

const edit = fc.record({
  collection: fc.constantFrom(...collections),
  at: fc.nat({ max: 5 }),
  kind: fc.constantFrom('change', 'delete', 'add', 'star'),
  text: fc.constantFrom('Ọ̀ṣun Lights', 'Tripod', 'A B'),
});

type Sketch = typeof edit extends fc.Arbitrary<infer T> ? T : never;

function editIn(content: Content, { collection, at, kind, text }: Sketch): Edit[] {
  const record = content[collection][at % Math.max(1, content[collection].length)];
  if (!record) return [];
  const name = 'title' in record ? { title: text } : { name: text };
  if (kind === 'delete') return [{ collection, id: record.id, draft: null }];
  if (kind === 'star' && 'isFeatured' in record)
    return [{ collection, id: record.id, draft: { ...record, isFeatured: !record.isFeatured } }];
  const id = kind === 'add' ? `${record.id}-${text.length}` : record.id;
  const slug = kind === 'add' ? { slug: id } : {};
  return [{ collection, id, draft: { ...record, ...name, ...slug, id } }];
}

function restoringAll(then: Content, drafts: Drafts, now: Content): Edit[] {
  const all = diffWithPast(withDrafts(now, drafts), then);
  return restorationOf(all, all, then, drafts, now);
}

describe('the whole site', () => {
  it('restored from any earlier publication has exactly the earlier content', () => {
    const publication = fc.array(edit, { minLength: 1, maxLength: 4 });
    const run = (content: Content, edits: Sketch[], drafts = emptyDrafts()) =>
      edits.reduce(
        (all, one) => applyRestoration(editIn(withDrafts(content, all), one), all, content),
        drafts,
      );
    fc.assert(
      fc.property(
        fc.array(publication, { minLength: 1, maxLength: 4 }),
        publication,
        fc.nat(),
        (publications, unpublished, which) => {
          const states = [asPublished(FIRST)];
          for (const edits of publications) {
            const last = states.at(-1)!;
            states.push(asPublished(withDrafts(last, run(last, edits))));
          }
          const now = states.at(-1)!;
          const then = states[which % states.length]!;
          const drafts = run(now, unpublished);
          const whole = restoringAll(then, drafts, now);
          const restored = withDrafts(now, applyRestoration(whole, drafts, now));
          expect(asPublished(restored)).toEqual(then);
          expect(diffWithPast(restored, then)).toEqual([]);
        },
      ),
      { numRuns: propertyRuns(20) },
    );
  });
});
