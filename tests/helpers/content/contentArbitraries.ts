import fc from 'fast-check';

/** Any text, including control characters and lone surrogates. */
export const anyText = (maxLength = 40): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })), {
      maxLength,
    })
    .map((codes) => String.fromCharCode(...codes));

export const jsonValue = (): fc.Arbitrary<unknown> => fc.jsonValue({ maxDepth: 2 });

const extraKey = fc.string({ minLength: 1, maxLength: 6 }).map((name) => `x-${name}`);

/** Unknown fields, which must be preserved. */
const extras = fc.dictionary(extraKey, jsonValue(), { maxKeys: 2 });

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('Cine Zoom 24-70', 'Ọ̀ṣun Lights', 'Tripod', 'Lagos Nights', '  ', '日本'),
);
const texts = fc.array(text, { maxLength: 3 });
const image = fc.constantFrom('', '/media/a.webp', '/media/b.webp', 'https://images.test/c.jpg');
const time = fc.constantFrom('2025-06-25', '2025-06-25T10:00:00.000Z', '');
const price = fc.oneof(text, fc.nat(), fc.constant('₦25,000'));

/** An object in which any field may be missing or null. */
function partly(
  fields: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<Record<string, unknown>> {
  const orNull = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, fc.option(field, { freq: 8 })]),
  );
  return fc
    .tuple(fc.record(orNull, { requiredKeys: [] }), extras)
    .map(([known, unknown]) => ({ ...unknown, ...known }));
}

function withId(prefix: string, fields: Record<string, fc.Arbitrary<unknown>>) {
  const id = fc.oneof(
    fc.nat({ max: 30 }).map((n) => `${prefix}${n}`),
    fc.constantFrom('a b', 'Ünï/..', '__proto__', 'constructor'),
  );
  return fc.tuple(id, partly(fields)).map(([key, record]) => ({ ...record, id: key }));
}

const all = (value: fc.Arbitrary<unknown>, fields: string) =>
  Object.fromEntries(fields.split(' ').map((field) => [field, value]));
const upToTwo = (item: fc.Arbitrary<unknown>) => fc.array(item, { maxLength: 2 });

const flags = all(fc.boolean(), 'isFeatured is_featured');

const category = (prefix: string) => {
  const slug = fc.constantFrom('lenses', 'film', 'x/y');
  return withId(prefix, { name: text, slug, isActive: fc.boolean() });
};

const categoryOfProduct = partly({
  id: fc.constantFrom('c1', 'c2'),
  name: text,
  slug: fc.constantFrom('lenses', 'film'),
});

const summaryFields = {
  name: text,
  slug: fc.constantFrom('tripod', 'zoom', 'a/b', ''),
  image,
  category: fc.oneof(text, fc.constantFrom('lenses', 'Lenses'), categoryOfProduct),
  ...all(price, 'price originalPrice'),
  dailyRate: fc.integer({ min: 1, max: 90_000 }),
  ...flags,
};

const productFields = {
  ...summaryFields,
  description: text,
  images: fc.array(image, { maxLength: 3 }),
  ...all(texts, 'specs included goesWith needs'),
  ...all(fc.nat(), 'stock rating reviews'),
  ...all(time, 'createdAt updatedAt'),
};

const projectFields = {
  ...all(text, 'title name location subtitle'),
  slug: fc.constantFrom('lagos', 'abuja', '../x'),
  ...all(image, 'image coverImage'),
  category: fc.oneof(text, texts, fc.constant(['film', 'lenses'])),
  categorySlug: fc.constant('film'),
  date: fc.constantFrom('March 2025', '2025-03-14', 'soon'),
  description: fc.oneof(text, texts),
  video: fc.constantFrom('/media/a.mp4', 'https://vimeo.com/76979871', 'soon'),
  gallery: upToTwo(image),
  ...all(texts, 'details technologies'),
  relatedProjects: fc.array(fc.constantFrom('r1', 'r2', 'r3'), { maxLength: 3 }),
  ...all(time, 'createdAt updatedAt'),
  ...flags,
};

const serviceFields = { ...all(text, 'title description slug'), icon: fc.constant('FilmIcon') };
const service = withId('s', { ...serviceFields, ...flags });

const list = (item: fc.Arbitrary<{ id: string }>) =>
  fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 5 });

function listFile(key: string, records: fc.Arbitrary<unknown[]>) {
  const others = fc.oneof(
    extras,
    fc.record({ count: fc.nat(), lastUpdated: time }, { requiredKeys: [] }),
  );
  return fc.tuple(records, others).map(([found, rest]) => ({ ...rest, [key]: found }));
}

const homeImages = fc.oneof(
  fc.array(image, { maxLength: 4 }),
  partly({ image1: partly({ url: image }), image3: partly({ url: image }) }),
);

const card = partly({ image, ...all(text, 'id text content name role') });

const home = fc
  .tuple(
    partly({
      hero: partly({ ...all(text, 'title cta ctaText ctaLink'), images: homeImages }),
      statistics: partly({ deliverables: fc.constantFrom('12', ''), clientsCount: fc.nat() }),
      aboutUs: partly({ description1: text, image }),
      services: partly({ description: text }),
      testimonials: partly({ title: text, cards: fc.array(card, { maxLength: 3 }) }),
    }),
    partly({ title: text, description: text, image }),
  )
  .map(([sections, contact]) => ({ ...sections, contact }));

const footerGroup = partly({ title: text, links: upToTwo(partly(all(text, 'label to'))) });

const site = fc
  .tuple(
    partly({
      socialMedia: partly(all(text, 'facebook whatsapp')),
      contact: partly(all(text, 'email phone hours')),
      workingHours: upToTwo(partly(all(text, 'day hours'))),
      footer: partly({ copyright: text, groups: upToTwo(footerGroup) }),
    }),
    partly({ ...all(text, 'name tagline'), logo: image }),
  )
  .map(([sections, brand]) => ({ ...sections, brand }));

const about = fc
  .array(partly({ image, ...all(text, 'id title description') }), { maxLength: 3 })
  .chain((cards) =>
    partly({ hero: partly({ description: text }) }).map((rest) => ({ ...rest, cards })),
  );

const topic = partly({
  title: text,
  sections: upToTwo(partly({ heading: text, paragraphs: texts })),
}).map((record) => ({ ...record, path: '/store/blog' }));

const servicesFile = listFile(
  'services',
  fc
    .tuple(fc.option(partly({ description: text })), list(service))
    .map(([intro, services]) => [...(intro ? [intro] : []), ...services]),
);

const day = fc.constantFrom('2026-01-01', '2026-01-31', '2026-12-31');
const hold = fc
  .record({
    productId: fc.constantFrom('p1', 'p2', 'gone'),
    from: fc.constantFrom('2025-12-30', '2026-01-01'),
    to: day,
    quantity: fc.integer({ min: 1, max: 5 }),
    reason: fc.constantFrom('rental', 'maintenance'),
  })
  .chain((fields) => withId('h', {}).map((rest) => ({ ...rest, ...fields })));
const availability = fc
  .tuple(listFile('holds', list(hold)), fc.option(time))
  .map(([file, updatedAt]) => ({ ...file, ...(updatedAt !== null && { updatedAt }) }));

const summaries = listFile('products', list(withId('p', summaryFields)));
const products = listFile('products', list(withId('p', productFields)));
const projects = listFile('projects', list(withId('r', projectFields)));

const defined = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(fields, { requiredKeys: [] });

const rentalTerms = defined({
  rules: defined({ weekDays: fc.integer({ min: 3, max: 7 }), weekendAsOne: fc.boolean() }),
  vat: fc.double({ min: 0, max: 100, noNaN: true }),
  daysBetween: fc.nat({ max: 30 }),
  sameDay: fc.boolean(),
  lateRule: fc.string(),
  deliveryAreas: upToTwo(fc.record({ name: fc.string(), fee: fc.nat() })),
}).map((fields) => ({ conditions: [], ...fields }));

/** Content of any shape that the contract allows. Its files may contradict each other. */
export function contentFiles(): fc.Arbitrary<Record<string, unknown>> {
  const always = {
    'site.json': site,
    'pages/home.json': home,
    'pages/about.json': about,
    'services/index.json': servicesFile,
    'services/featured.json': listFile('services', list(service)),
    ...all(summaries, 'products/index.json products/featured.json'),
    ...all(products, 'products/by-category/lenses.json products/by-category/film.json'),
    'products/by-category/uncategorized.json': products,
    ...all(projects, 'projects/index.json projects/featured.json projects/by-category/film.json'),
    'categories/products/index.json': listFile('categories', list(category('c'))),
    'categories/projects/index.json': listFile('categories', list(category('k'))),
    'pages/topics.json': listFile('topics', upToTwo(topic)),
    'availability.json': availability,
    'rental.json': rentalTerms,
    'pages/other.json': jsonValue(),
  };
  return fc.record(always, { requiredKeys: [] });
}
