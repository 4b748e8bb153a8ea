/** URL path of the file that the build writes for 'Save the catalogue'. */
export const CATALOGUE_URL = '/store.catalogue.data.json';

/** Beginning of the names of the caches for it, one for each time it is saved. */
export const CATALOGUE_CACHE = 'catalogue';

/** Returns the names of the caches of all saved catalogues, also of those that are not complete. */
export const listCatalogues = async () =>
  (await caches.keys()).filter((name) => name.startsWith(CATALOGUE_CACHE));

/** Header of saved responses: when the website was built, ISO 8601. */
export const SAVED_BUILT_AT = 'X-Saved-Built-At';

/** What 'Save the catalogue' saves. */
export interface Catalogue {
  /** URL paths: the list and the content files of all products, and a small image of each. */
  files: string[];
}
