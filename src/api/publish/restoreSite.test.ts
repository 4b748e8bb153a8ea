import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileContent, type Content } from '@/domain/content';
import { noDrafts } from '../drafts/draftEntry';
import type { Edit } from '../drafts/editing';
import { workingCopy } from '../drafts/workingCopy';
import { pastDifferences, unrestored } from './past';
import { asPublished } from './reconcile';
import { restoredSite } from './restore';
import { after, edited, FIRST } from './restoreFixture';

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

/** The edit that this stands for in a content; none where it has no such record. */
function editIn(content: Content, { collection, at, kind, text }: Sketch): Edit[] {
  const record = content[collection][at % Math.max(1, content[collection].length)];
  if (!record) return [];
  const name = 'title' in record ? { title: text } : { name: text };
  if (kind === 'delete') return [{ collection, id: record.id, draft: null }];
  if (kind === 'star' && 'isFeatured' in record)
    return [
      { collection, id: record.id, draft: { ...record, isFeatured: !record.isFeatured } } as Edit,
    ];
  const id = kind === 'add' ? `${record.id}-${text.length}` : record.id;
  const slug = kind === 'add' ? { slug: id } : {};
  return [{ collection, id, draft: { ...record, ...name, ...slug, id } } as Edit];
}

describe('the whole site', () => {
  it('restored from any earlier publication compiles to exactly what it was', () => {
    const publication = fc.array(edit, { minLength: 1, maxLength: 4 });
    const run = (content: Content, edits: Sketch[], drafts = noDrafts()) =>
      edits.reduce(
        (all, one) => edited(editIn(workingCopy(content, all), one), all, content),
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
            states.push(asPublished(workingCopy(last, run(last, edits))));
          }
          const now = states.at(-1)!;
          const then = states[which % states.length]!;
          const drafts = run(now, unpublished);
          const whole = restoredSite(then, drafts, now);
          const restored = after(whole, now, drafts);
          expect(compileContent(asPublished(restored))).toEqual(compileContent(then));
          expect(unrestored(restored, then)).toEqual([]);
          expect(pastDifferences(restored, then)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('says what stays otherwise', () => {
    const then = { ...FIRST, topics: [], otherFiles: { 'pages/other.json': 1 } };
    expect(unrestored(FIRST, then)).toEqual(['pages/other.json', 'the topic pages']);
  });
});
