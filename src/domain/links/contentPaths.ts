// This file is apart from `content/files`, because public pages load it later.

export const FILES = {
  site: 'site.json',
  home: 'pages/home.json',
  about: 'pages/about.json',
  topics: 'pages/topics.json',
  services: 'services/index.json',
  featuredServices: 'services/featured.json',
  products: 'products/index.json',
  featuredProducts: 'products/featured.json',
  projects: 'projects/index.json',
  featuredProjects: 'projects/featured.json',
  productCategories: 'categories/products/index.json',
  projectCategories: 'categories/projects/index.json',
  availability: 'availability.json',
  rental: 'rental.json',
} as const;

/** Never requested if the build has not found them, because browsers report requests for missing files as errors. */
export const OPTIONAL_FILES = [FILES.availability, FILES.rental] as const;

export type OptionalFile = (typeof OPTIONAL_FILES)[number];

/** The attributes `data-…` of a document, by the optional file that exists. */
export const OPTIONAL_MARKS = {
  [FILES.availability]: 'availability',
  [FILES.rental]: 'rental',
} as const satisfies Record<OptionalFile, string>;

/** The fields of `version.json`, by the optional file that exists. */
export const OPTIONAL_FIELDS = {
  [FILES.availability]: 'hasAvailability',
  [FILES.rental]: 'hasRental',
} as const satisfies Record<OptionalFile, string>;

export function optionalFields(isThere: (file: OptionalFile) => boolean) {
  const found = OPTIONAL_FILES.filter(isThere).map(
    (file) => [OPTIONAL_FIELDS[file], true] as const,
  );
  return Object.fromEntries(found) as Partial<Record<(typeof OPTIONAL_FIELDS)[OptionalFile], true>>;
}
