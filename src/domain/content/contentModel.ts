import type { ContentFiles } from './files';
import type { AboutPageContent } from '../page/aboutSchema';
import type { UnreadablePart } from './unreadable';
import type { HomePageContent } from '../page/homeSchema';
import type { FeaturedKind } from '../featured/featured';
import type { SingleFileLists } from './singleFileLists';
import type { JsonObject } from '../text/jsonObject';
import type { RentalTerms } from '../prices/rentalTerms';
import type { Product } from '../product/schema';
import type { Project } from '../project/schema';
import type { Service, ServicesIntro } from '../service/schema';
import type { Site } from '../site/schema';

export type { FeaturedKind } from '../featured/featured';

/** The whole published content as one model. Unknown fields are kept in the records themselves. */
export interface Content extends SingleFileLists {
  site: Site;
  home: HomePageContent;
  about: AboutPageContent;
  /** Undefined if there is no file of rental conditions. */
  rental?: RentalTerms;
  servicesIntro?: ServicesIntro;
  services: Service[];
  products: Product[];
  projects: Project[];
  /**
   * IDs in display order. Whether a record is featured depends on its own flag. This defines
   * only the order.
   */
  featured: Record<FeaturedKind, string[]>;
  /** Unknown fields that also occur in index and featured records. */
  summaryFields: Record<'products' | 'projects', string[]>;
  /**
   * Top-level fields of list files except the list, by path. A `count` of null is written as
   * the length of the list.
   */
  fileFields: Record<string, JsonObject>;
  /** Unknown files, which are kept unchanged. */
  otherFiles: ContentFiles;
  /**
   * Only if some of the files are unreadable: the parts that were left out, and the files. Not
   * compiled.
   */
  unreadable?: { parts: UnreadablePart[]; files: ContentFiles };
}
