// Apart from `content/files`, because public pages load it later.
/** Paths of the known content files under `public/data`. */
export const FILES = {
  site: 'site.json',
  home: 'pages/home.json',
  about: 'pages/about.json',
  topics: 'pages/topics.json',
  services: 'services/index.json',
  featuredServices: 'services/featured.json',
  products: 'products/index.json',
  featuredProducts: 'products/featured.json',
  projects: 'projects/index.json',
  featuredProjects: 'projects/featured.json',
  productCategories: 'categories/products/index.json',
  projectCategories: 'categories/projects/index.json',
  availability: 'availability.json',
} as const;
