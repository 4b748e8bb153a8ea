import type { AboutPage } from '../page/aboutPage';
import type { UnreadablePart } from './repair/unreadable';
import type { Category } from '../category/category';
import type { HomePage } from '../page/homePage';
import type { JsonObject } from '../text/jsonObject';
import type { Product } from '../product/productRecord';
import type { Project } from '../project/projectRecord';
import type { Service, ServicesIntro } from '../service/service';
import type { Site } from '../site/site';
import type { Topic } from '../topic/topic';

export { compileContent } from './compileContent';
export { readContent } from './readContent';

/** Parsed JSON by path under `public/data`. */
export type ContentFiles = Record<string, unknown>;

/** What has lists of its own in the content and can be featured. */
export type FeaturedKind = 'services' | 'products' | 'projects';

/**
 * The whole published content as one model (content-contract.md, One model, two directions). Unknown fields stand in
 * the records themselves.
 */
export interface Content {
  site: Site;
  home: HomePage;
  about: AboutPage;
  /** Missing when there is no file of topics. */
  topics?: Topic[];
  servicesIntro?: ServicesIntro;
  services: Service[];
  products: Product[];
  projects: Project[];
  productCategories: Category[];
  projectCategories: Category[];
  /** Ids in the order of display. The flag of a record decides whether it is featured, this only in which order. */
  featured: Record<FeaturedKind, string[]>;
  /** Fields beyond the contract's that stand in index and featured records too. */
  summaryFields: Record<'products' | 'projects', string[]>;
  /** Top-level fields of list files but the list, by path; a `count` of null is written as the list's length. */
  fileFields: Record<string, JsonObject>;
  /** Files the contract does not know, kept as they are. */
  otherFiles: ContentFiles;
  /** Only where some of the files cannot be read: what was left out, and the files themselves. Is not compiled. */
  unreadable?: { parts: UnreadablePart[]; files: ContentFiles };
}
