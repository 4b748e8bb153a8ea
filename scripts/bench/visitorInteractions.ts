import type { Locator, Page } from 'playwright';

/** Interaction of a visitor, with the part of the page that is tapped. */
export interface Interaction {
  what: string;
  path: string;
  /** Stored entries of the browser. */
  storage?: Record<string, unknown>;
  target: (page: Page) => Locator;
  /** Key to press in the target instead of tapping it. */
  key?: string;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();

/**
 * Returns the interactions that are measured.
 * @param product path of a product page
 */
export function interactionsOf(product: string): Interaction[] {
  const bookingCart = [
    { id: 'other', name: 'Other', quantity: 1, category: '', image: '', price: 1 },
  ];
  return [
    {
      what: 'open the menu',
      path: '/',
      target: (page) => page.getByRole('button', { name: 'Open menu' }),
    },
    { what: 'open the filter', path: '/store', target: button(/^Filter/) },
    { what: 'favourite', path: '/store', target: button(/to favorites$/) },
    {
      what: 'keystroke in the store',
      path: '/store',
      target: (page) => page.getByRole('searchbox'),
      key: 'c',
    },
    { what: 'open a dialog', path: product, target: button('Book Now') },
    { what: 'open the lightbox', path: product, target: button('Zoom image') },
    {
      what: 'add to the cart',
      path: product,
      storage: { bookingCart },
      target: button('Add to Cart'),
    },
  ];
}
