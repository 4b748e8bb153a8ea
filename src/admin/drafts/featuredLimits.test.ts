import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContent, type Content } from '@/domain/content/content';
import type { Service } from '@/domain/service/schema';
import { applyDraftChanges, emptyDrafts, type Drafts, type UndoStep } from './state/draftEntry';
import { toDraftChanges, withinLimits, type Edit } from './draftChanges';
import { stepViolation } from './editThunks';
import { withDrafts } from './content/draftContent';

const service = (id: string, isFeatured = false): Service => ({
  id,
  title: `Service ${id}`,
  description: '',
  isFeatured,
  slug: `service-${id}`,
});
const put = (draft: Service): Edit => ({ collection: 'services', id: draft.id, draft });

const contentOf = (services: Service[]): Content =>
  readContent({ 'services/index.json': { services } }).content;
const FULL = contentOf([...['a', 'b', 'c'].map((id) => service(id, true)), service('d')]);

const made = (edits: readonly Edit[], drafts: Drafts, content: Content): Drafts =>
  applyDraftChanges(drafts, toDraftChanges(edits, drafts, content), 'after');
const saved = (edits: readonly Edit[], drafts: Drafts, content: Content): Drafts =>
  made(withinLimits(edits, drafts, content).edits, drafts, content);
const featured = (content: Content, drafts: Drafts) =>
  withDrafts(content, drafts)
    .services.filter(({ isFeatured }) => isFeatured)
    .map(({ id }) => id);

describe('edits that feature more than the limit', () => {
  it('unfeature the first records in list order, and report which', () => {
    const { edits, unfeatured } = withinLimits([put(service('d', true))], emptyDrafts(), FULL);
    expect(unfeatured).toMatchObject([{ id: 'a', draft: { isFeatured: false } }]);
    expect(featured(FULL, made(edits, emptyDrafts(), FULL))).toEqual(['b', 'c', 'd']);
  });

  it('reduce a list that exceeded the limit; other edits do not', () => {
    const content = contentOf(['a', 'b', 'c', 'd'].map((id) => service(id, true)));
    const renamed = saved([put({ ...service('a', true), title: 'New' })], emptyDrafts(), content);
    expect(featured(content, renamed)).toEqual(['a', 'b', 'c', 'd']);
    const drafts = saved([put(service('e', true))], emptyDrafts(), content);
    expect(featured(content, drafts)).toEqual(['c', 'd', 'e']);
  });

  it('never exceed the limit, lose a record, or unfeature the record just saved', () => {
    const flags = fc.array(fc.boolean(), { maxLength: 8 });
    const command = fc.record({ at: fc.nat(9), isFeatured: fc.boolean() });
    fc.assert(
      fc.property(flags, fc.array(command, { maxLength: 30 }), (start, commands) => {
        const content = contentOf([]);
        const first = start.map((flag, index) => put(service(`s${index}`, flag)));
        let drafts = saved(first, emptyDrafts(), content);
        for (const { at, isFeatured } of commands) {
          const before = withDrafts(content, drafts).services;
          drafts = saved([put(service(`s${at}`, isFeatured))], drafts, content);
          const list = withDrafts(content, drafts).services;
          expect(list.filter((item) => item.isFeatured).length).toBeLessThanOrEqual(3);
          expect(list.find(({ id }) => id === `s${at}`)?.isFeatured).toBe(isFeatured);
          const ids = new Set([...before.map(({ id }) => id), `s${at}`]);
          expect(list.map(({ id }) => id)).toEqual([...ids]);
        }
      }),
    );
  });
});

describe('redoing a step', () => {
  it('is rejected when it would now feature a fourth service', () => {
    const published = contentOf([
      service('a', true),
      service('b', true),
      service('c'),
      service('d'),
    ]);
    const changes = toDraftChanges([put(service('c', true))], emptyDrafts(), published);
    const step: UndoStep = { id: 's', label: '', at: '', changes };
    expect(stepViolation('redo', step, emptyDrafts(), published)).toBeUndefined();
    // Another administrator has published a third featured service since.
    const moved = contentOf([
      service('a', true),
      service('b', true),
      service('c'),
      service('d', true),
    ]);
    expect(stepViolation('redo', step, emptyDrafts(), moved)).toMatchObject({
      kind: 'featured',
      limit: 3,
    });
  });
});
