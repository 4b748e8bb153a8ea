// Apart from `content/files`, because public pages load it later.
/** Paths of the known content files under `public/data`. */
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

/**
 * Files that a website can lack, and that are never requested then, because browsers report such a request as an error.
 * The build records which ones there are.
 */
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

/**
 * Returns the fields of `version.json` for the optional files that exist.
 * @param isThere whether a file exists
 */
export function optionalFields(isThere: (file: OptionalFile) => boolean) {
  const found = OPTIONAL_FILES.filter(isThere).map(
    (file) => [OPTIONAL_FIELDS[file], true] as const,
  );
  return Object.fromEntries(found) as Partial<Record<(typeof OPTIONAL_FIELDS)[OptionalFile], true>>;
}
