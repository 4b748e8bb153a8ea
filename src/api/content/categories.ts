import { parseCategories, type Category } from '@/domain/category/schema';
import { contentApi } from './contentApi';

/** Product categories, also read by the product lookup. */
export const PRODUCT_CATEGORIES_FILE = {
  path: 'categories/products/index.json',
  parse: parseCategories,
};

/** Project categories, also read by the project lookup. */
export const PROJECT_CATEGORIES_FILE = {
  path: 'categories/projects/index.json',
  parse: parseCategories,
};

const categoriesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    productCategories: build.query<Category[], void>({ query: () => PRODUCT_CATEGORIES_FILE }),
    projectCategories: build.query<Category[], void>({ query: () => PROJECT_CATEGORIES_FILE }),
  }),
});

export const productCategoriesQuery = categoriesApi.endpoints.productCategories;
export const projectCategoriesQuery = categoriesApi.endpoints.projectCategories;
export const { useProductCategoriesQuery, useProjectCategoriesQuery } = categoriesApi;
