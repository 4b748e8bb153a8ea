import { parseAvailability } from '@/domain/availability/schema';
import { parseCategories } from '@/domain/category/schema';
import { parseAboutPage } from '@/domain/page/aboutSchema';
import { parseHomePage } from '@/domain/page/homeSchema';
import { parseRentalTerms } from '@/domain/prices/rentalTerms';
import { parseProductFile, parseProductIndex } from '@/domain/product/schema';
import { parseProjectFile, parseProjectIndex } from '@/domain/project/schema';
import { parseServices } from '@/domain/service/schema';
import { parseSite } from '@/domain/site/schema';
import { parseTopics } from '@/domain/topic/schema';

export { parseSite } from '@/domain/site/schema';

/** Parser of each content file. All of them throw a ShapeError if the file is another file. */
export const parsers = {
  site: parseSite,
  homePage: parseHomePage,
  aboutPage: parseAboutPage,
  topics: parseTopics,
  services: parseServices,
  featuredServices: parseServices,
  productIndex: parseProductIndex,
  featuredProducts: (json: unknown, path: string) => parseProductIndex(json, path, true),
  productCategories: parseCategories,
  productsOf: parseProductFile,
  projectIndex: parseProjectIndex,
  featuredProjects: (json: unknown, path: string) => parseProjectIndex(json, path, true),
  projectCategories: parseCategories,
  projectsOf: parseProjectFile,
  availabilityFile: parseAvailability,
  rentalFile: parseRentalTerms,
};
