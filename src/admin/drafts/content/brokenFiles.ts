import { readAboutPage } from '@/domain/page/aboutSchema';
import { FILES } from '@/domain/links/contentPaths';
import { SINGLE_FILE_LIST_NAMES, SINGLE_FILE_LISTS } from '@/domain/content/singleFileLists';
import { ShapeError } from '@/domain/record/problem';
import { readHomePage } from '@/domain/page/homeSchema';
import { parseRentalTerms } from '@/domain/prices/rentalTerms';
import { parseProductFile, parseProductIndex } from '@/domain/product/schema';
import { parseProjectFile, parseProjectIndex } from '@/domain/project/schema';
import { parseServices } from '@/domain/service/schema';
import { readSite } from '@/domain/site/schema';

type Parser = (json: unknown, file: string) => unknown;

const PARSERS: Record<string, Parser> = {
  [FILES.site]: readSite,
  [FILES.home]: readHomePage,
  [FILES.about]: readAboutPage,
  [FILES.rental]: parseRentalTerms,
  [FILES.services]: parseServices,
  [FILES.featuredServices]: parseServices,
  [FILES.products]: (json, file) => parseProductIndex(json, file),
  [FILES.projects]: (json, file) => parseProjectIndex(json, file),
  ...Object.fromEntries(
    SINGLE_FILE_LIST_NAMES.map((name): [string, Parser] => {
      const { file, parse } = SINGLE_FILE_LISTS[name];
      return [file, parse];
    }),
  ),
};

function parserOf(path: string): Parser | undefined {
  if (path.startsWith('products/by-category/')) return parseProductFile;
  if (path.startsWith('projects/by-category/')) return parseProjectFile;
  return PARSERS[path];
}

/** Whether a file has an invalid shape as a whole. */
export function isBroken(path: string, json: unknown): boolean {
  try {
    parserOf(path)?.(json, path);
    return false;
  } catch (error) {
    if (error instanceof ShapeError) return true;
    throw error;
  }
}
