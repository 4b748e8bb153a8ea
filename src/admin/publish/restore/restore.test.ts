import { describe, expect, it } from 'vitest';
import type { Content } from '@/domain/content/content';
import { emptyDrafts, type Collection } from '../../drafts/state/draftEntry';
import type { Edit } from '../../drafts/draftChanges';
import { workingCopy } from '../../drafts/content/workingCopy';
import { fieldSentence } from '../changes/changes';
import { diffWithPast } from './pastContent';
import {
  applyRestoration,
  fieldRestoration,
  recordRestoration,
  siteRestoration,
  restoreError,
} from './restore';
import { withinLimits } from '../../drafts/draftChanges';
import { after, fieldsEdit, edited, FIRST, published } from '../publishFixture';

const gone = (collection: Collection, id: string) => fieldsEdit(FIRST, collection, id, null);

describe('a past publication', () => {
  it('is compared with the working copy record by record and field by field', () => {
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

  it('is restored field by field without other changes', () => {
    const hero = { ...FIRST.home.hero, title: 'New', cta: 'Now' };
    const cards = FIRST.home.testimonials.cards.map((card) => ({ ...card, name: 'Ngozi' }));
    const testimonials = { ...FIRST.home.testimonials, cards };
    const now = published(FIRST, [fieldsEdit(FIRST, 'pages', 'home', { hero, testimonials })]);
    const [home] = diffWithPast(now, FIRST);
    expect(home!.fields.map(({ label }) => label)).toContain('Testimonials: cards, 1, name');
    for (const field of home!.fields) {
      const { home: mine } = after(fieldRestoration(home!, field, now), now);
      const isHero = field.path[0] === 'hero';
      expect(mine.hero.title).toBe(field.path[1] === 'title' ? FIRST.home.hero.title : 'New');
      expect(mine.hero.cta).toBe(field.path[1] === 'cta' ? FIRST.home.hero.cta : 'Now');
      expect(mine.testimonials.cards[0]!.name).toBe(isHero ? 'Ngozi' : 'Ada');
    }
  });

  it('is restored with the dependent fields', () => {
    const then = published(FIRST, [
      fieldsEdit(FIRST, 'settings', 'site', { contact: { ...FIRST.site.contact, hours: 'then' } }),
    ]);
    const rows = [{ day: 'Monday to Thursday', hours: '8:00 AM - 6:00 PM' }];
    const contact = { ...FIRST.site.contact, hours: 'now' };
    const now = published(FIRST, [
      fieldsEdit(FIRST, 'settings', 'site', { workingHours: rows, contact }),
    ]);
    const [site] = diffWithPast(now, then);
    const { site: mine } = after(fieldRestoration(site!, site!.fields[0]!, now), now);
    expect([mine.contact.hours, mine.workingHours]).toEqual(['then', FIRST.site.workingHours]);
  });

  it('restores the index in the list, and leaves no draft if the record is already published', () => {
    const now = published(FIRST, [gone('products', 'p1'), gone('products', 'p3')]);
    const [first, third] = diffWithPast(now, FIRST);
    const drafts = applyRestoration(recordRestoration(third!), emptyDrafts(), now);
    const all = after(recordRestoration(first!), now, drafts);
    expect(all.products.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4']);
    const deleted = edited([gone('products', 'p1')], emptyDrafts(), FIRST);
    const [again] = diffWithPast(workingCopy(FIRST, deleted), FIRST);
    expect(applyRestoration(recordRestoration(again!), deleted, FIRST)).toEqual(emptyDrafts());
  });

  it('is rejected with a reason if it would break a rule', () => {
    const names = ['a', 'b', 'c'].map((id) => ({
      ...FIRST.services[0]!,
      id,
      slug: id,
      title: id,
    }));
    const added = names.map((draft): Edit => ({ collection: 'services', id: draft.id, draft }));
    const full = published(FIRST, [gone('services', 's1'), ...added]);
    const violation = (now: Content, id: string) => {
      const change = diffWithPast(now, FIRST).find((found) => found.id === id);
      return restoreError(recordRestoration(change!), emptyDrafts(), now);
    };
    // Restoring a featured record unfeatures another one, after a confirmation.
    expect(violation(full, 's1')).toBeUndefined();
    const service = recordRestoration(diffWithPast(full, FIRST).find(({ id }) => id === 's1')!);
    const { unfeatured } = withinLimits(service.edits, emptyDrafts(), full);
    expect(unfeatured).toMatchObject([{ id: 'a' }]);
    expect(after(service, full).services.map(({ id, isFeatured }) => [id, isFeatured])).toEqual([
      ['s1', true],
      ['a', false],
      ['b', true],
      ['c', true],
    ]);
    const taken = published(FIRST, [
      gone('products', 'p1'),
      fieldsEdit(FIRST, 'products', 'p2', { slug: 'p1' }),
    ]);
    expect(violation(taken, 'p1')).toEqual({ kind: 'address' });
    const homeless = published(FIRST, [
      gone('projects', 'r1'),
      fieldsEdit(FIRST, 'projects', 'r2', { category: ['Film'] }),
      gone('projectCategories', 'k2'),
    ]);
    expect(violation(homeless, 'r1')).toEqual({ kind: 'category' });
    const whole = siteRestoration(FIRST, emptyDrafts(), homeless);
    expect(restoreError(whole, emptyDrafts(), homeless)).toBeUndefined();
  });
});
