import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { contentApi } from '@/api/content/contentApi';
import type { ContentDeps, ReadContentFile } from '@/api/content/contentDeps';
import type { StoreFirstPage } from '@/api/content/loadFirstPage';
import type { PageQuery } from '@/api/content/pageData';
import type { NeededProducts, ProductView } from '@/api/content/readers';
import { isAllCategory, categoryOf } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import {
  aboutCardPath,
  categoryPath,
  PATHS,
  productPath,
  projectPath,
  servicePath,
} from '@/domain/links/paths';
import { findProduct, findProject } from '@/domain/listing/lookup';
import { cardSlug } from '@/domain/page/pages';
import { toListItem, type ProductListItem } from '@/domain/product/productListItem';
import { projectCategoryRefs } from '@/domain/project/project';
import { findService } from '@/domain/service/service';
import type { AppStore } from '../store/makeStore';

const { endpoints } = contentApi;

type Params = Readonly<Record<string, string | undefined>>;

interface StartedQuery extends PromiseLike<{
  endpointName?: string | undefined;
  originalArgs?: unknown;
  data?: unknown;
  isSuccess: boolean;
}> {
  unsubscribe: () => void;
}

type Query = ThunkAction<
  StartedQuery,
  ReturnType<AppStore['getState']>,
  ContentDeps,
  UnknownAction
>;

export interface PrerenderedPage {
  queries: (params: Params) => Query[];
  /** The paths to write as HTML, from the content; without it the path of the route. Never throws. */
  paths?: (read: ReadContentFile) => Promise<string[]>;
}

const site = () => endpoints.site.initiate();
const siteOnly: PrerenderedPage = { queries: () => [site()] };
const projectList: PrerenderedPage['queries'] = () => [
  site(),
  endpoints.projectIndex.initiate(),
  endpoints.projectCategories.initiate(),
];

/** Returns the paths of footer links that name a record, also in another way than the record's own path. */
async function footerPaths(
  read: ReadContentFile,
  parent: string,
  find: (param: string) => unknown,
): Promise<string[]> {
  const settings = await read('site').catch(() => undefined);
  const links = (settings?.footer?.groups ?? []).flatMap((group) =>
    group.links.map(({ to }) => to),
  );
  const paths = links.filter((to) => to.startsWith(`${parent}/`)).map(encodedPath);
  return paths.filter((path) => {
    const param = path.slice(parent.length + 1);
    return param !== '' && !param.includes('/') && find(param) !== undefined;
  });
}

const encodedPath = (to: string): string => new URL(to, 'https://site.invalid').pathname;

/** The prerendered pages by the pattern of their route. A file that cannot be read leaves out its own pages only. */
export const PRERENDERED_PAGES: Readonly<Record<string, PrerenderedPage>> = {
  '': {
    queries: () => [
      site(),
      endpoints.homePage.initiate(),
      endpoints.featuredServices.initiate(),
      endpoints.featuredProducts.initiate(),
      endpoints.featuredProjects.initiate(),
    ],
  },
  store: {
    queries: () => [
      site(),
      endpoints.productList.initiate(),
      endpoints.productCategories.initiate(),
    ],
  },
  'store/:id': {
    queries: ({ id = '' }) => [site(), endpoints.product.initiate(id)],
    paths: async (read) => {
      const products = await read('productIndex').catch(() => []);
      const linked = await footerPaths(read, PATHS.store, (id) => findProduct(products, id));
      return [...products.map(productPath), ...linked];
    },
  },
  projects: { queries: projectList },
  'projects/category/:category': {
    queries: projectList,
    paths: async (read) => {
      const categories = await read('projectCategories').catch(() => []);
      const projects = await read('projectIndex').catch(() => []);
      // Projects lead to those that are not active or not listed, too.
      const named = projects.flatMap((project) => projectCategoryRefs(project, categories));
      return [...categories.filter(({ isActive }) => isActive), ...named]
        .filter((category) => !isAllCategory(category))
        .map(categoryPath);
    },
  },
  'projects/:id': {
    queries: ({ id = '' }) => [site(), endpoints.project.initiate(id)],
    paths: async (read) => {
      const projects = await read('projectIndex').catch(() => []);
      const linked = await footerPaths(read, PATHS.projects, (id) => findProject(projects, id));
      return [...projects.map(projectPath), ...linked];
    },
  },
  about: { queries: () => [site(), endpoints.aboutPage.initiate()] },
  'about/:card': {
    queries: () => [site(), endpoints.aboutPage.initiate()],
    paths: async (read) => {
      const about = await read('aboutPage').catch(() => undefined);
      return (about?.cards ?? []).map(cardSlug).filter(Boolean).map(aboutCardPath);
    },
  },
  services: { queries: () => [site(), endpoints.services.initiate()] },
  'services/:service': {
    queries: () => [site(), endpoints.services.initiate()],
    paths: async (read) => {
      const list = await read('services').catch(() => undefined);
      const services = list?.services ?? [];
      const linked = await footerPaths(read, PATHS.services, (slug) => findService(services, slug));
      return [...services.map(servicePath), ...linked];
    },
  },
  testimonials: { queries: () => [site(), endpoints.homePage.initiate()] },
  cart: { queries: () => [site(), endpoints.neededProducts.initiate()] },
  favorites: siteOnly,
  booking: {
    queries: () => [site(), endpoints.rentalTerms.initiate(), endpoints.neededProducts.initiate()],
  },
  // Topics: their paths are read separately, because every page names them.
  '*': { queries: ({ address = '' }) => [site(), endpoints.topic.initiate(address)] },
};

/** What lists show of products besides their index. */
export interface ListFacts {
  /** Number of units by product ID. */
  stocks: Readonly<Record<string, ProductListItem['stock']>>;
  categories: readonly Category[];
  /** For each query of featured records: the slugs in the index, by ID. */
  slugs: Readonly<Record<string, ReadonlyMap<string, string>>>;
}

/** Reduces products to the fields of a list, and adds their stock and the names of their categories. */
export function listItems(
  products: readonly ProductListItem[],
  { stocks, categories }: ListFacts,
): ProductListItem[] {
  return products.map((product) => {
    const stock = Object.hasOwn(stocks, product.id) ? stocks[product.id] : product.stock;
    const { name, slug } = categoryOf(product.category, categories) ?? product.category;
    return toListItem({ ...product, stock, category: { ...product.category, name, slug } });
  });
}

/**
 * Applies {@link listItems} to the products that a query lists, and adds the slugs of the index to featured records, whose own
 * file can have none. Other results are unchanged.
 */
export function withListItems(query: PageQuery, facts: ListFacts): PageQuery {
  const { endpointName, value } = query;
  const linked = (list: unknown) =>
    (list as ProductListItem[]).map((entry) => ({
      ...entry,
      slug: facts.slugs[endpointName]?.get(entry.id) ?? entry.slug,
    }));
  switch (endpointName) {
    case 'productList':
      return { ...query, value: listItems(value as ProductListItem[], facts) };
    case 'featuredProducts':
      return { ...query, value: listItems(linked(value), facts) };
    case 'featuredProjects':
      return { ...query, value: linked(value) };
    case 'neededProducts': {
      const entries = Object.entries(value as NeededProducts);
      return {
        ...query,
        value: Object.fromEntries(entries.map(([id, list]) => [id, listItems(list, facts)])),
      };
    }
    case 'storeFirstPage': {
      const page = value as StoreFirstPage;
      return { ...query, value: { ...page, products: listItems(page.products, facts) } };
    }
    case 'product': {
      const view = value as ProductView;
      const [related, goesWith] = [view.related, view.goesWith].map((list) =>
        listItems(list, facts),
      );
      return { ...query, value: { ...view, related, goesWith } };
    }
    default:
      return query;
  }
}
