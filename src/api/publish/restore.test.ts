import { describe, expect, it } from 'vitest';
import type { Content } from '@/domain/content';
import { noDrafts, type Collection } from '../drafts/draftEntry';
import type { Edit } from '../drafts/editing';
import { workingCopy } from '../drafts/workingCopy';
import { fieldSentence } from './changes';
import { pastDifferences } from './past';
import {
  draftsRestored,
  restoredField,
  restoredRecord,
  restoredSite,
  restoreRefusal,
  unfeaturedBy,
} from './restore';
import { after, changed, edited, FIRST, published } from './restoreFixture';

const gone = (collection: Collection, id: string) => changed(FIRST, collection, id, null);

describe('what was published', () => {
  it('is told record by record and field by field, against what is edited now', () => {
    const now = published(FIRST, [
      changed(FIRST, 'products', 'p1', { price: '₦30,000', updatedAt: '2026-01-01' }),
      changed(FIRST, 'products', 'p4', { updatedAt: '2026-01-01' }),
      gone('products', 'p2'),
    ]);
    const found = pastDifferences(now, FIRST);
    expect(found.map(({ key, kind }) => [key, kind])).toEqual([
      ['products/p1', 'changed'],
      ['products/p2', 'added'],
    ]);
    const [price] = found[0]!.fields;
    expect(fieldSentence(price!, found[0]!)).toBe('Price of “Zoom” changed');
    expect([price!.before.lines, price!.after.lines]).toEqual([['₦30,000'], ['₦25,000']]);
  });

  it('is brought back field by field, and nothing else with it', () => {
    const hero = { ...FIRST.home.hero, title: 'New', cta: 'Now' };
    const cards = FIRST.home.testimonials.cards.map((card) => ({ ...card, name: 'Ngozi' }));
    const testimonials = { ...FIRST.home.testimonials, cards };
    const now = published(FIRST, [changed(FIRST, 'pages', 'home', { hero, testimonials })]);
    const [home] = pastDifferences(now, FIRST);
    expect(home!.fields.map(({ label }) => label)).toContain('Testimonials: cards, 1, name');
    for (const field of home!.fields) {
      const { home: mine } = after(restoredField(home!, field, now), now);
      const isHero = field.path[0] === 'hero';
      expect(mine.hero.title).toBe(field.path[1] === 'title' ? FIRST.home.hero.title : 'New');
      expect(mine.hero.cta).toBe(field.path[1] === 'cta' ? FIRST.home.hero.cta : 'Now');
      expect(mine.testimonials.cards[0]!.name).toBe(isHero ? 'Ngozi' : 'Ada');
    }
  });

  it('is brought back with what is always written together with it', () => {
    const then = published(FIRST, [
      changed(FIRST, 'settings', 'site', { contact: { ...FIRST.site.contact, hours: 'then' } }),
    ]);
    const rows = [{ day: 'Monday to Thursday', hours: '8:00 AM - 6:00 PM' }];
    const contact = { ...FIRST.site.contact, hours: 'now' };
    const now = published(FIRST, [
      changed(FIRST, 'settings', 'site', { workingHours: rows, contact }),
    ]);
    const [site] = pastDifferences(now, then);
    const { site: mine } = after(restoredField(site!, site!.fields[0]!, now), now);
    expect([mine.contact.hours, mine.workingHours]).toEqual(['then', FIRST.site.workingHours]);
  });

  it('comes back to its place in the list, and is no draft when it is published already', () => {
    const now = published(FIRST, [gone('products', 'p1'), gone('products', 'p3')]);
    const [first, third] = pastDifferences(now, FIRST);
    const drafts = draftsRestored(restoredRecord(third!), noDrafts(), now);
    const all = after(restoredRecord(first!), now, drafts);
    expect(all.products.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4']);
    const deleted = edited([gone('products', 'p1')], noDrafts(), FIRST);
    const [again] = pastDifferences(workingCopy(FIRST, deleted), FIRST);
    expect(draftsRestored(restoredRecord(again!), deleted, FIRST)).toEqual(noDrafts());
  });

  it('is refused in words where it would break something', () => {
    const names = ['a', 'b', 'c'].map((id) => ({
      ...FIRST.services[0]!,
      id,
      slug: id,
      title: id,
    }));
    const added = names.map((draft): Edit => ({ collection: 'services', id: draft.id, draft }));
    const full = published(FIRST, [gone('services', 's1'), ...added]);
    const refusal = (now: Content, id: string) => {
      const change = pastDifferences(now, FIRST).find((found) => found.id === id);
      return restoreRefusal(restoredRecord(change!), noDrafts(), now);
    };
    // Restoring a featured record un-features another one, which is asked about.
    expect(refusal(full, 's1')).toBeUndefined();
    const service = restoredRecord(pastDifferences(full, FIRST).find(({ id }) => id === 's1')!);
    expect(unfeaturedBy(service, noDrafts(), full)).toMatchObject([{ id: 'a' }]);
    expect(after(service, full).services.map(({ id, isFeatured }) => [id, isFeatured])).toEqual([
      ['s1', true],
      ['a', false],
      ['b', true],
      ['c', true],
    ]);
    const taken = published(FIRST, [
      gone('products', 'p1'),
      changed(FIRST, 'products', 'p2', { slug: 'p1' }),
    ]);
    expect(refusal(taken, 'p1')).toMatch(/another record has taken its address since/);
    const homeless = published(FIRST, [
      gone('projects', 'r1'),
      changed(FIRST, 'projects', 'r2', { category: ['Film'] }),
      gone('projectCategories', 'k2'),
    ]);
    expect(refusal(homeless, 'r1')).toMatch(
      /left without its category. Bring that category back first/,
    );
    const whole = restoredSite(FIRST, noDrafts(), homeless);
    expect(restoreRefusal(whole, noDrafts(), homeless)).toBeUndefined();
  });
});
