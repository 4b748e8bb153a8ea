import { parseAvailability } from '@/domain/availability/schema';
import { parseCategories } from '@/domain/category/schema';
import { FILES } from '@/domain/links/contentPaths';
import type { Parsed } from '@/domain/record/problem';
import { parseAboutPage } from '@/domain/page/aboutSchema';
import { parseHomePage } from '@/domain/page/homeSchema';
import { parseRentalTerms } from '@/domain/prices/rentalTerms';
import { parseProductFile, parseProductIndex } from '@/domain/product/schema';
import { parseProjectFile, parseProjectIndex } from '@/domain/project/schema';
import { parseServices } from '@/domain/service/schema';
import { parseSite } from '@/domain/site/schema';
import { parseTopics } from '@/domain/topic/schema';
import type { ContentFileName, ContentFileResults } from '../contentFiles';

export { parseSite } from '@/domain/site/schema';

type Parsers = {
  [K in ContentFileName]: (json: unknown, path: string) => Parsed<ContentFileResults[K]>;
};

/** Parser of each content file. All of them throw a ShapeError if the file is another file. */
export const parsers: Parsers = {
  site: parseSite,
  homePage: parseHomePage,
  aboutPage: parseAboutPage,
  topics: parseTopics,
  services: parseServices,
  featuredServices: parseServices,
  productIndex: (json) => parseProductIndex(json),
  featuredProducts: (json) => parseProductIndex(json, FILES.featuredProducts, true),
  productCategories: parseCategories,
  productsOf: parseProductFile,
  projectIndex: (json) => parseProjectIndex(json),
  featuredProjects: (json) => parseProjectIndex(json, FILES.featuredProjects, true),
  projectCategories: parseCategories,
  projectsOf: parseProjectFile,
  availabilityFile: parseAvailability,
  rentalFile: parseRentalTerms,
};
