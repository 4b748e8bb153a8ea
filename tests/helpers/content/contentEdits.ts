import fc from 'fast-check';
import { NO_RENTAL_TERMS } from '@/domain/prices/rentalTerms';
import type { Content } from '../../../src/domain/content/content';
import { parseProductFile } from '../../../src/domain/product/schema';
import { pick } from './contentDamage';

type EditOf = (content: Content, at: number) => Content | undefined;

const KINDS = ['services', 'products', 'projects'] as const;

/** Changes fields of a record; null deletes it. */
function changed(
  content: Content,
  kind: keyof Content,
  at: number,
  fields: object | null,
): Content | undefined {
  const list = content[kind] as unknown as readonly object[];
  const record = pick(list, at);
  const next = list.flatMap((entry) => {
    if (entry !== record) return [entry];
    return fields ? [{ ...entry, ...fields }] : [];
  });
  return record && { ...content, [kind]: next };
}

const EDITS: readonly EditOf[] = [
  (content, at) => {
    const kind = KINDS[at % 3] ?? 'products';
    const fields = kind === 'products' ? { name: 'Edited' } : { title: 'Edited' };
    return changed(content, kind, Math.floor(at / 3), fields);
  },
  (content, at) => changed(content, KINDS[at % 3] ?? 'products', Math.floor(at / 3), null),
  (content, at) => {
    const kind = KINDS[at % 3] ?? 'products';
    const record = pick<{ isFeatured: boolean }>(content[kind], Math.floor(at / 3));
    return changed(content, kind, Math.floor(at / 3), { isFeatured: !record?.isFeatured });
  },
  (content, at) => {
    const found = pick(content.productCategories, at);
    const category = found
      ? { id: found.id, name: found.name.trim() || found.slug, slug: found.slug }
      : { name: 'Uncategorized', slug: 'uncategorized' };
    return changed(content, 'products', Math.floor(at / 3), { category });
  },
  (content, at) => {
    const category = content.projectCategories.map(({ slug }) => slug).slice(0, at % 3);
    return changed(content, 'projects', at, { category });
  },
  (content) => {
    const added = { id: 'added', name: 'Added', description: 'New' };
    const { value } = parseProductFile({ products: [added] });
    return { ...content, products: [...content.products, ...value] };
  },
  (content) => ({
    ...content,
    products: content.products.toReversed(),
    services: content.services.toReversed(),
  }),
  (content, at) =>
    changed(content, 'productCategories', at, { name: 'Renamed', slug: 'renamed-slug' }),
  (content, at) => changed(content, 'projectCategories', at, null),
  (content, at) => {
    if (at % 3 !== 0 && content.holds.length > 0)
      return changed(content, 'holds', 0, at % 3 === 1 ? { quantity: 7 } : null);
    const days = { from: '2026-01-01', to: '2026-01-02' };
    const added = {
      id: 'added-hold',
      productId: 'p1',
      ...days,
      quantity: 1,
      reason: 'rental' as const,
    };
    return { ...content, holds: [...content.holds, added] };
  },
  (content, at) => {
    const { home } = content;
    const { cards } = home.testimonials;
    const next = [
      cards.toReversed(),
      cards.slice(1),
      cards.map((card) => ({ ...card, name: 'Edited' })),
      [...cards, { image: '', text: 'New', name: 'Added', role: '' }],
    ][at % 4];
    const testimonials = { ...home.testimonials, cards: next ?? [] };
    return { ...content, home: { ...home, testimonials } };
  },
  (content) => ({
    ...content,
    home: { ...content.home, hero: { ...content.home.hero, subtitle: 'Edited' } },
    site: { ...content.site, contact: { ...content.site.contact, phone: '0' } },
    about: { ...content.about, cards: content.about.cards.toReversed() },
    rental: { ...NO_RENTAL_TERMS, ...content.rental, conditions: ['Edited'] },
  }),
];

/** An edit of any content. Its places are selected by numbers. */
export function anyEdit(): fc.Arbitrary<(content: Content) => Content | undefined> {
  return fc.tuple(fc.nat({ max: EDITS.length - 1 }), fc.nat({ max: 5000 })).map(([kind, at]) =>
    Object.assign((content: Content) => EDITS[kind]?.(content, at), {
      toString: () => `edit ${kind} at ${at}`,
    }),
  );
}
