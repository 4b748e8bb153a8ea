import { describe, expect, it } from 'vitest';
import { emptyDrafts, type Drafts } from '../../drafts/state/draftEntry';
import { prepareBundle } from '../thunks/prepareBundle';
import { changeSentence, draftsOf, fieldSentence, listChanges } from './changes';
import { live } from '../publishFixture';
import { type ConflictSide } from '../merge/merge';
import { reconcile, resolvedChange } from '../merge/reconcile';

const NOW = '2026-01-02T10:00:00.000Z';
const NO_PICTURES = new Set<string>();

function productDraft(id: string, fields: object): Drafts {
  const base = live().content.products.find((product) => product.id === id);
  return { ...emptyDrafts(), products: { [id]: { base: base!, draft: { ...base!, ...fields } } } };
}

describe('the list of changes', () => {
  it('describes what changed, with the values before and after', () => {
    const [change] = listChanges(
      productDraft('p1', { price: '₦30,000', image: '/media/b.webp', updatedAt: NOW }),
    );
    const sentences = change!.fields.map((field) => fieldSentence(field, change!));
    expect(sentences).toEqual(['Image of “Zoom” changed', 'Price of “Zoom” changed']);
    const [picture, price] = change!.fields;
    expect([picture!.before.pictures, picture!.after.pictures]).toEqual([[], ['/media/b.webp']]);
    expect([price!.before.lines, price!.after.lines]).toEqual([['₦25,000'], ['₦30,000']]);
  });

  it('contains a replaced image once', () => {
    const drafts = productDraft('p1', { image: 'b', images: ['b', 'x'] });
    const { base } = drafts.products['p1']!;
    Object.assign(base!, { image: 'a', images: ['a', 'x'] });
    const [change] = listChanges(drafts);
    expect(change!.fields.map(({ path }) => path)).toEqual([['image']]);
  });

  it.each([
    [{ dailyRate: 45_000 }, ['₦45,000']],
    [{ dailyRate: 1_250.5 }, ['₦1,250.50']],
    [{ price: '30000' }, ['₦30,000']],
    [{ price: 'Ask us' }, ['Ask us']],
    [{ specs: ['30000'] }, ['30000']],
  ])('has amounts in the form of the currency: %j', (fields, lines) => {
    const [change] = listChanges(productDraft('p1', fields));
    expect(change!.fields.map(({ after }) => after.lines)).toEqual([lines]);
  });

  it('contains the fees of delivery areas, also in a list of another length', () => {
    const fieldsOf = (before: object[], after: object[]) => {
      const [base, draft] = [before, after].map((deliveryAreas) => ({ deliveryAreas }));
      const [change] = listChanges({
        ...emptyDrafts(),
        pages: { rental: { base, draft } },
      } as never);
      return change!.fields.map(({ after: { lines } }) => lines);
    };
    const area = (name: string, fee: number) => ({ name, fee });
    expect(fieldsOf([area('Ikeja', 5000)], [area('Ikeja', 6000)])).toEqual([['₦6,000']]);
    expect(fieldsOf([], [area('Ikeja', 5000)])).toEqual([['Ikeja: ₦5,000']]);
  });

  it('names records that are new or deleted, pages and settings', () => {
    const { content } = live();
    const [service] = content.services;
    const drafts: Drafts = {
      ...emptyDrafts(),
      services: { s1: { base: service!, draft: null } },
      pages: {
        home: {
          base: content.home,
          draft: { ...content.home, hero: { ...content.home.hero, title: 'New' } },
        },
      },
      settings: {
        site: {
          base: content.site,
          draft: { ...content.site, contact: { ...content.site.contact, phone: '1' } },
        },
      },
    };
    const [deleted, home, site] = listChanges(drafts);
    expect(changeSentence(deleted!)).toBe('Service “Film” deleted');
    expect(fieldSentence(home!.fields[0]!, home!)).toBe('Hero: title of the home page changed');
    expect(fieldSentence(site!.fields[0]!, site!)).toBe(
      'Contact: phone of the site settings changed',
    );
  });
});

it("A change of a record with the id '__proto__' is listed like any other", () => {
  const base = { id: 'x', name: 'Film', slug: 'film', isActive: true };
  const entry = { base: null, draft: { ...base, id: '__proto__' } };
  const drafts: Drafts = {
    ...emptyDrafts(),
    projectCategories: { ['__proto__']: entry },
  };
  const changes = listChanges(drafts);
  expect(changes.map(({ id, kind }) => [id, kind])).toEqual([['__proto__', 'added']]);
  expect(draftsOf(changes)).toEqual(drafts);
  expect(reconcile(live().content, drafts).changes).toEqual([]);
});

describe('the bundle to publish', () => {
  it('is blocked by errors of the build’s own check, and has warnings about prices', async () => {
    const clash = listChanges(productDraft('p2', { slug: 'p3' }));
    const { problems } = await prepareBundle(live(), clash, NO_PICTURES, NOW);
    expect(problems.errors.map(({ file }) => file)).toContain('products/index.json');
    const cheap = listChanges(productDraft('p1', { price: '₦250' }));
    const found = await prepareBundle(live(), cheap, NO_PICTURES, NOW);
    expect(found.problems.errors).toEqual([]);
    expect(found.problems.warnings.map(({ path }) => path)).toContain('"p1".price');
  });
});

it('A conflict in the working hours is one, whose resolution also applies to their dependent fields', () => {
  const { content } = live();
  const { site } = content;
  const openAt = (hours: string) => ({
    ...site,
    workingHours: [{ day: 'Monday', hours }],
    contact: { ...site.contact, hours },
  });
  const entry = { base: site, draft: openAt('Mine') };
  const drafts: Drafts = { ...emptyDrafts(), settings: { site: entry } };
  const [conflicting] = reconcile({ ...content, site: openAt('Theirs') }, drafts).conflicting;
  expect(conflicting!.conflicts.map(({ path }) => path)).toEqual([['workingHours']]);
  const draftOf = (side: ConflictSide) => resolvedChange(conflicting!, [side]).after?.draft ?? null;
  expect(draftOf('theirs')).toBeNull();
  expect(draftOf('mine')).toMatchObject({ contact: { hours: 'Mine' } });
});

it('A draft ends if only its time differs from the website', () => {
  const base = { id: 'x', name: 'Film', slug: 'film', isActive: true };
  const [content, time] = [live().content, { updatedAt: NOW }];
  const published = { ...content, projectCategories: [{ ...base, name: 'Theirs' }] };
  const reconciled = (name: string) =>
    reconcile(published, {
      ...emptyDrafts(),
      projectCategories: { x: { base, draft: { ...base, ...time, name } } },
    });
  expect(reconciled('Theirs').changes.map(({ after }) => after)).toEqual([null]);
  const [conflicting] = reconciled('Mine').conflicting;
  expect(resolvedChange(conflicting!, ['theirs']).after).toBeNull();
});
