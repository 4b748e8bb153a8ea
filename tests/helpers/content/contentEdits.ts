import fc from 'fast-check';
import { NO_RENTAL_TERMS } from '@/domain/prices/rentalTerms';
import type { Content } from '../../../src/domain/content/content';
import { parseProductFile } from '../../../src/domain/product/schema';
import { pick } from './contentDamage';

export interface Edited {
  content: Content;
  ids: string[];
  what: string;
}

type EditOf = (content: Content, at: number) => Edited | undefined;

const KINDS = ['services', 'products', 'projects'] as const;

function changed(
  content: Content,
  kind: (typeof KINDS)[number],
  at: number,
  fields: object | null,
  what: string,
): Edited | undefined {
  const record = pick<{ id: string }>(content[kind], at);
  if (!record) return undefined;
  const list = content[kind] as { id: string }[];
  const next = list.flatMap((entry) => {
    if (entry !== record) return [entry];
    return fields ? [{ ...entry, ...fields }] : [];
  });
  return { content: { ...content, [kind]: next }, ids: [record.id], what: `${what} ${record.id}` };
}

const EDITS: readonly EditOf[] = [
  (content, at) => {
    const kind = KINDS[at % 3] ?? 'products';
    const fields = kind === 'products' ? { name: 'Edited' } : { title: 'Edited' };
    return changed(content, kind, Math.floor(at / 3), fields, 'name');
  },
  (content, at) =>
    changed(content, KINDS[at % 3] ?? 'products', Math.floor(at / 3), null, 'delete'),
  (content, at) => {
    const kind = KINDS[at % 3] ?? 'products';
    const record = pick<{ isFeatured: boolean }>(content[kind], Math.floor(at / 3));
    const fields = { isFeatured: !record?.isFeatured };
    return changed(content, kind, Math.floor(at / 3), fields, 'feature');
  },
  (content, at) => {
    const category = pick(content.productCategories, at);
    const ref = category
      ? { id: category.id, name: category.name.trim() || category.slug, slug: category.slug }
      : { name: 'Uncategorized', slug: 'uncategorized' };
    return changed(content, 'products', Math.floor(at / 3), { category: ref }, 'move');
  },
  (content, at) => {
    const names = content.projectCategories.map(({ slug }) => slug);
    return changed(content, 'projects', at, { category: names.slice(0, at % 3) }, 'move');
  },
  (content) => {
    const id = 'added';
    const entry = { id, name: 'Added', description: 'New' };
    const products = parseProductFile({ products: [entry] }).value;
    return {
      content: { ...content, products: [...content.products, ...products] },
      ids: [id],
      what: 'add',
    };
  },
  (content) => ({
    content: {
      ...content,
      products: content.products.toReversed(),
      services: content.services.toReversed(),
    },
    ids: [],
    what: 'reorder',
  }),
  (content, at) => {
    const category = pick(content.productCategories, at);
    if (!category) return undefined;
    const renamed = { ...category, name: 'Renamed', slug: 'renamed-slug' };
    const productCategories = content.productCategories.map((entry) =>
      entry === category ? renamed : entry,
    );
    const ids = [category.id, ...content.products.map(({ id }) => id)];
    return { content: { ...content, productCategories }, ids, what: 'rename category' };
  },
  (content, at) => {
    const category = pick(content.projectCategories, at);
    if (!category) return undefined;
    const projectCategories = content.projectCategories.filter((entry) => entry !== category);
    const ids = [category.id, ...content.projects.map(({ id }) => id)];
    return { content: { ...content, projectCategories }, ids, what: 'delete category' };
  },
  (content, at) => {
    const id = 'added-hold';
    const { holds } = content;
    const added = { id, productId: 'p1', from: '2026-01-01', to: '2026-01-02', quantity: 1 };
    const [first, ...others] = at % 3 === 0 ? [] : holds;
    if (!first)
      return {
        content: { ...content, holds: [...holds, { ...added, reason: 'rental' }] },
        ids: [id],
        what: 'hold added',
      };
    const edited = at % 3 === 1 ? [{ ...first, quantity: 7 }] : [];
    return {
      content: { ...content, holds: [...edited, ...others] },
      ids: [first.id],
      what: 'hold changed',
    };
  },
  (content, at) => {
    const { cards } = content.home.testimonials;
    const next = [
      cards.toReversed(),
      cards.slice(1),
      cards.map((card) => ({ ...card, name: 'Edited' })),
      [...cards, { image: '', text: 'New', name: 'Added', role: '' }],
    ][at % 4];
    const testimonials = { ...content.home.testimonials, cards: next ?? [] };
    return {
      content: { ...content, home: { ...content.home, testimonials } },
      ids: [],
      what: 'testimonials',
    };
  },
  (content) => ({
    content: {
      ...content,
      home: { ...content.home, hero: { ...content.home.hero, subtitle: 'Edited' } },
      site: { ...content.site, contact: { ...content.site.contact, phone: '0' } },
      about: { ...content.about, cards: content.about.cards.toReversed() },
      rental: { ...NO_RENTAL_TERMS, ...content.rental, conditions: ['Edited'] },
    },
    ids: [],
    what: 'pages',
  }),
];

/** An edit of any content. Its places are selected by numbers. */
export function anyEdit(): fc.Arbitrary<(content: Content) => Edited | undefined> {
  return fc.tuple(fc.nat({ max: EDITS.length - 1 }), fc.nat({ max: 5000 })).map(([kind, at]) =>
    Object.assign((content: Content) => EDITS[kind]?.(content, at), {
      toString: () => `edit ${kind} at ${at}`,
    }),
  );
}
