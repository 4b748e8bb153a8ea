/** The addresses of the site (public-site.md §2, back-office.md §2). */
export const PATHS = {
  home: '/',
  about: '/about',
  services: '/services',
  store: '/store',
  projects: '/projects',
  cart: '/cart',
  booking: '/booking',
  favorites: '/favorites',
  contact: '/#contact',
  testimonials: '/testimonials',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminHome: '/admin/home',
  adminAbout: '/admin/about',
  adminServices: '/admin/services',
  adminProducts: '/admin/products',
  adminProjects: '/admin/projects',
  adminSettings: '/admin/site-settings',
  preview: '/preview',
} as const;

/** The topic that comes with the colour wheel and the gel calculator (public-site.md §2, Footer). */
export const COLOUR_WHEEL_PATH = '/store/color-wheel';

/** A text encoded for a URL; half of a surrogate pair, which cannot be encoded, is replaced; never throws. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}

/** The page of a product: `/store/<slug>` (public-site.md §2). */
export function productPath(product: { slug: string }): string {
  return `${PATHS.store}/${encodeText(product.slug)}`;
}

/** The store with a category chosen: `/store?category=<slug>` (content-contract.md). */
export function storeCategoryPath(category: { slug: string }): string {
  return `${PATHS.store}?category=${encodeText(category.slug)}`;
}

/** The page of a project: `/projects/<slug>` (public-site.md §2). */
export function projectPath(project: { slug: string }): string {
  return `${PATHS.projects}/${encodeText(project.slug)}`;
}

/** The about page with a card in focus: `/about/<slug of its title>` (decisions.md). */
export function aboutCardPath(slug: string): string {
  return `${PATHS.about}/${encodeText(slug)}`;
}

/** The services page with a service in focus: `/services/<slug>` (decisions.md). */
export function servicePath(service: { slug: string }): string {
  return `${PATHS.services}/${encodeText(service.slug)}`;
}

/** The projects of a category: `/projects/category/<slug>` (public-site.md §2). */
export function categoryPath(category: { slug: string }): string {
  return `${PATHS.projects}/category/${encodeText(category.slug)}`;
}

/** The booking page for products by name; commas within names are encoded (content-contract.md). */
export function bookingPath(names: readonly string[]): string {
  return names.length > 0
    ? `${PATHS.booking}?booking=${names.map(encodeText).join(',')}`
    : PATHS.booking;
}
