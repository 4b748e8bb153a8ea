import { describe, expect, it } from 'vitest';
import type { Content } from '@/domain/content/content';
import { holdWith as hold } from '@/domain/availability/holdFixture';
import type { Collection } from '@/domain/content/contentModel';
import { withDrafts } from '../../drafts/content/draftContent';
import { publishedRecord, withinLimits, type Edit } from '../../drafts/draftChanges';
import { emptyDrafts, type Drafts } from '../../drafts/state/draftEntry';
import { fieldSentence, listChanges, type RecordChange } from '../changes/changes';
import { asPublished } from '../merge/reconcile';
import { FIRST } from '../publishFixture';
import {
  applyRestoration,
  diffWithPast,
  findRestoreViolation,
  keysToUndo,
  restorationOf,
} from './restore';

const published = (content: Content, edits: Edit[]): Content =>
  asPublished(withDrafts(content, applyRestoration(edits, emptyDrafts(), content)));

/** `null` deletes the record. */
function fieldsEdit(content: Content, collection: Collection, id: string, fields: object | null) {
  const record = publishedRecord(content, collection, id) as object | null;
  return { collection, id, draft: fields && { ...record, ...fields } };
}

const gone = (collection: Collection, id: string) => fieldsEdit(FIRST, collection, id, null);

function restoring(now: Content, ids?: string[], drafts = emptyDrafts(), then = FIRST): Edit[] {
  const all = diffWithPast(withDrafts(now, drafts), then);
  const selected = ids ? all.filter(({ id }) => ids.includes(id)) : all;
  return restorationOf(selected, all, then, drafts, now);
}

const after = (now: Content, edits: Edit[], drafts = emptyDrafts()): Content =>
  withDrafts(now, applyRestoration(edits, drafts, now));

describe('a past publication', () => {
  it('is compared with the draft content record by record, with the values of its fields', () => {
    const now = published(FIRST, [
      fieldsEdit(FIRST, 'products', 'p1', { price: '₦30,000', updatedAt: '2026-01-01' }),
      fieldsEdit(FIRST, 'products', 'p4', { updatedAt: '2026-01-01' }),
      gone('products', 'p2'),
    ]);
    const found = diffWithPast(now, FIRST);
    expect(found.map(({ key, kind }) => [key, kind])).toEqual([
      ['products/p1', 'changed'],
      ['products/p2', 'added'],
    ]);
    const [price] = found[0]!.fields;
    expect(fieldSentence(price!, found[0]!)).toBe('Price of “Zoom” changed');
    expect([price!.before.lines, price!.after.lines]).toEqual([['₦30,000'], ['₦25,000']]);
  });

  it('is not offered for holds, because earlier ones do not show what is available now', () => {
    const then = { ...FIRST, holds: [hold('old')] };
    const now = { ...FIRST, holds: [hold('new')] };
    expect(diffWithPast(now, then)).toEqual([]);
    expect(restoring(now, undefined, emptyDrafts(), then)).toEqual([]);
  });

  it('is restored as selected, with the index in the list, and without drafts if that is published', () => {
    const now = published(FIRST, [
      gone('products', 'p1'),
      gone('products', 'p3'),
      fieldsEdit(FIRST, 'products', 'p2', { name: 'Since' }),
    ]);
    const drafts = applyRestoration(restoring(now, ['p3']), emptyDrafts(), now);
    const all = after(now, restoring(now, ['p1'], drafts), drafts);
    expect(all.products.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(all.products[1]!.name).toBe('Since');
    const deleted = applyRestoration([gone('products', 'p1')], emptyDrafts(), FIRST);
    const again = restoring(FIRST, ['p1'], deleted);
    expect(applyRestoration(again, deleted, FIRST)).toEqual(emptyDrafts());
  });

  it('is rejected with a reason if it would break a rule', () => {
    const names = ['a', 'b', 'c'].map((id) => ({ ...FIRST.services[0]!, id, slug: id, title: id }));
    const added = names.map((draft): Edit => ({ collection: 'services', id: draft.id, draft }));
    const full = published(FIRST, [gone('services', 's1'), ...added]);
    const violation = (now: Content, ids?: string[]) =>
      findRestoreViolation(restoring(now, ids), emptyDrafts(), now);
    // Restoring a featured record unfeatures another one, after a confirmation.
    expect(violation(full, ['s1'])).toBeUndefined();
    const service = restoring(full, ['s1']);
    const { unfeatured } = withinLimits(service, emptyDrafts(), full);
    expect(unfeatured).toMatchObject([{ id: 'a' }]);
    expect(after(full, service).services.map(({ id, isFeatured }) => [id, isFeatured])).toEqual([
      ['s1', true],
      ['a', false],
      ['b', true],
      ['c', true],
    ]);
    const taken = published(FIRST, [
      gone('products', 'p1'),
      fieldsEdit(FIRST, 'products', 'p2', { slug: 'p1' }),
    ]);
    expect(violation(taken, ['p1'])).toEqual({ kind: 'address' });
    const homeless = published(FIRST, [
      gone('projects', 'r1'),
      fieldsEdit(FIRST, 'projects', 'r2', { category: ['Film'] }),
      gone('projectCategories', 'k2'),
    ]);
    expect(violation(homeless, ['r1'])).toEqual({ kind: 'category' });
    expect(violation(homeless)).toBeUndefined();
  });
});

describe('undoing a publication', () => {
  const rename = (content: Content, id: string, name: string) =>
    published(content, [fieldsEdit(content, 'products', id, { name })]);
  const undone = (now: Content, before: Content, then: Content, drafts: Drafts = emptyDrafts()) => {
    const draftContent = asPublished(withDrafts(now, drafts));
    const all: RecordChange[] = diffWithPast(draftContent, before);
    return [...keysToUndo(draftContent, all, then)];
  };

  it('selects its changes that are still as it made them', () => {
    const then = rename(rename(FIRST, 'p1', 'Of it'), 'p2', 'Of it');
    const now = rename(rename(then, 'p2', 'Since'), 'p3', 'Since');
    expect(undone(now, FIRST, then)).toEqual(['products/p1']);
    const draft = { ...now.products[0]!, name: 'A draft' };
    const drafts = applyRestoration(
      [{ collection: 'products', id: 'p1', draft }],
      emptyDrafts(),
      now,
    );
    expect(listChanges(drafts)).toHaveLength(1);
    expect(undone(now, FIRST, then, drafts)).toEqual([]);
  });
});
