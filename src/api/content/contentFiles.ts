import type { Availability } from '@/domain/availability/availability';
import type { Category } from '@/domain/category/schema';
import { FILES } from '@/domain/links/contentPaths';
import type { AboutPageContent } from '@/domain/page/aboutSchema';
import type { HomePageContent } from '@/domain/page/homeSchema';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import type { Product, ProductSummary } from '@/domain/product/schema';
import type { Project, ProjectSummary } from '@/domain/project/schema';
import type { ServiceList } from '@/domain/service/schema';
import type { Site } from '@/domain/site/schema';
import type { Topic } from '@/domain/topic/schema';

/** What each content file holds once it is parsed, by the name of its endpoint. */
export interface ContentFileResults {
  site: Site;
  homePage: HomePageContent;
  aboutPage: AboutPageContent;
  topics: Topic[];
  services: ServiceList;
  featuredServices: ServiceList;
  productIndex: ProductSummary[];
  featuredProducts: ProductSummary[];
  productCategories: Category[];
  productsOf: Product[];
  projectIndex: ProjectSummary[];
  featuredProjects: ProjectSummary[];
  projectCategories: Category[];
  projectsOf: Project[];
  availabilityFile: Availability;
  rentalFile: RentalTerms;
}

export type ContentFileName = keyof ContentFileResults;

/** The path of each file under `public/data`. `productsOf` and `projectsOf` are by-category files; their argument is the path. */
const PATHS: Record<Exclude<ContentFileName, 'productsOf' | 'projectsOf'>, string> = {
  site: FILES.site,
  homePage: FILES.home,
  aboutPage: FILES.about,
  topics: FILES.topics,
  services: FILES.services,
  featuredServices: FILES.featuredServices,
  productIndex: FILES.products,
  featuredProducts: FILES.featuredProducts,
  productCategories: FILES.productCategories,
  projectIndex: FILES.projects,
  featuredProjects: FILES.featuredProjects,
  projectCategories: FILES.projectCategories,
  availabilityFile: FILES.availability,
  rentalFile: FILES.rental,
};

/** Returns the path of a content file under `public/data`. */
export function contentFilePath(name: ContentFileName, path: string | void): string {
  return path ?? (PATHS as Record<string, string>)[name] ?? '';
}

/** Reads one content file through the store, parsed. @throws ContentFailure if it cannot be read or parsed */
export type ReadContentFile = <K extends ContentFileName>(
  name: K,
  path?: string,
) => Promise<ContentFileResults[K]>;
