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
  adminTopics: '/admin/topics',
  adminSettings: '/admin/site-settings',
  preview: '/preview',
} as const;

export const COLOUR_WHEEL_PATH = '/store/color-wheel';

/** URL-encodes a text. Lone surrogates, which cannot be encoded, are replaced. Never throws. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}

/** Decodes a part of a URL. Returns `otherwise` if it is malformed. Never throws. */
export function decodeText(text: string, otherwise: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}

export function productPath(product: { slug: string }): string {
  return `${PATHS.store}/${encodeText(product.slug)}`;
}

export function storeCategoryPath(category: { slug: string }): string {
  return `${PATHS.store}?category=${encodeText(category.slug)}`;
}

export function projectPath(project: { slug: string }): string {
  return `${PATHS.projects}/${encodeText(project.slug)}`;
}

export function aboutCardPath(slug: string): string {
  return `${PATHS.about}/${encodeText(slug)}`;
}

export function servicePath(service: { slug: string }): string {
  return `${PATHS.services}/${encodeText(service.slug)}`;
}

export function categoryPath(category: { slug: string }): string {
  return `${PATHS.projects}/category/${encodeText(category.slug)}`;
}

/** Query of the booking page by which it asks about a film, without items. */
export const ABOUT_FILM = 'about=film';

export const COMMISSION = {
  label: 'Commission a film',
  to: `${PATHS.booking}?${ABOUT_FILM}`,
} as const;

/** Commas in names are encoded. */
export function bookingPath(names: readonly string[]): string {
  return names.length > 0
    ? `${PATHS.booking}?booking=${names.map(encodeText).join(',')}`
    : PATHS.booking;
}

export function isUnder(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}

/** A path without its trailing slash, decoded where that is possible. */
export function normalPath(pathname: string): string {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  try {
    return decodeURI(trimmed) || '/';
  } catch {
    return trimmed || '/';
  }
}

/** A path that can be decoded: one with malformed escapes, such as `/store/%E0%A4%A`, gets its percent signs escaped. */
export function decodablePath(pathname: string): string {
  try {
    // The bundler would remove a call whose result is not used.
    return decodeURIComponent(pathname) && pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}
