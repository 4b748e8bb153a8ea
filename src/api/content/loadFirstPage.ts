import { STORE_PAGE_SIZE, countByCategory } from '@/domain/product/listProducts';
import type { ProductListItem } from '@/domain/product/productListItem';
import {
  PROJECT_PAGE_SIZE,
  resolveProjectCategory,
  listProjects,
  prepareProjects,
} from '@/domain/project/listProjects';
import type { ProjectSummary } from '@/domain/project/schema';
import type { ReadContentFile } from './contentDeps';

/** Prerendered pages include it instead of a large index. */
export interface StoreFirstPage {
  products: ProductListItem[];
  total: number;
  counts: Record<string, number>;
}

export interface ProjectsFirstPage {
  projects: ProjectSummary[];
  total: number;
}

export async function loadStoreFirstPage(read: ReadContentFile): Promise<StoreFirstPage> {
  const index = await read('productIndex');
  const categories = await read('productCategories').catch(() => []);
  return {
    products: index.slice(0, STORE_PAGE_SIZE),
    total: index.length,
    counts: Object.fromEntries(countByCategory(index, categories)),
  };
}

/** @param category the one in the path of the page; '' for all @throws ContentFailure if the index cannot be read */
export async function loadProjectsFirstPage(
  category: string,
  read: ReadContentFile,
): Promise<ProjectsFirstPage> {
  const index = await read('projectIndex');
  const categories = await read('projectCategories').catch(() => []);
  const chosen = resolveProjectCategory(categories, category);
  const list = listProjects(prepareProjects(index, categories), { category: chosen });
  return { projects: list.slice(0, PROJECT_PAGE_SIZE), total: list.length };
}
