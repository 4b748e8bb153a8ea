export function sampleProduct(id: string, name: string, kind: string, price: string | number) {
  return { id, name, slug: `${id}-page`, category: kind, image: '', price };
}

export function sampleCategory(name: string, slug: string, isActive = true) {
  return { id: `cat-${slug}`, name, slug, isActive };
}

/** Five lenses that each sort order arranges differently. */
const LENSES = [
  sampleProduct('l-1', 'Zeta Lens', 'Lenses', 5000),
  sampleProduct('l-2', 'Middle Lens', 'Lenses', 'Price on Request'),
  sampleProduct('l-3', 'Alpha Lens', 'Lenses', '₦25,000'),
  sampleProduct('l-4', 'Ọ̀ṣun Lens', 'Lenses', ''),
  sampleProduct('l-5', 'Beta Lens', 'Lenses', '12,500 per day'),
];

/** 90 products on 6 pages, in 7 active categories, of which the last is empty, and one inactive category. */
export const CATALOGUE = {
  products: [
    ...LENSES,
    ...Array.from({ length: 84 }, (_, index) =>
      sampleProduct(
        `c-${index}`,
        `Camera ${String((index * 37) % 84).padStart(2, '0')}`,
        'Cameras',
        1000 + index,
      ),
    ),
    sampleProduct('s-1', 'Stage Light', 'Light & Lamps', 'Price on Request'),
  ],
  categories: [
    sampleCategory('Cameras', 'cameras'),
    sampleCategory('Lenses', 'lenses'),
    sampleCategory('Light & Lamps', 'light-lamps'),
    sampleCategory('Sounds', 'sounds'),
    sampleCategory('Grips', 'grips'),
    sampleCategory('Monitors', 'monitors'),
    sampleCategory('Drones', 'drones'),
    sampleCategory('Retired', 'retired', false),
  ],
};
