import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openSite, textsOf } from './publicSite';
import { CATALOGUE } from '../content/sampleCatalogue';

export const INDEX = 'products/index.json';
const CATEGORIES = 'categories/products/index.json';
export const FILES = {
  [INDEX]: { products: CATALOGUE.products },
  [CATEGORIES]: { categories: CATALOGUE.categories },
};
export const WHOLE = 'Showing 1–16 of 90 products';
export const NAMES = CATALOGUE.products.map(({ name }) => name);

const main = () => page.getByRole('main');
const status = () => main().getByRole('status');
const names = () => textsOf(main().getByRole('heading', { level: 3 }));
export const search = () => page.getByRole('searchbox', { name: 'Search products' });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const chips = () => page.getByRole('group', { name: 'Categories' });
export const chip = (name: string) => chips().getByRole('button', { name, exact: true });
export const pager = () => page.getByRole('navigation', { name: 'Product pages' });
export const menu = (name: string) => page.getByRole('menu', { name });
export const option = (name: string) => page.getByRole('menuitemradio', { name, exact: true });

export const expectStatus = async (text: string) => {
  await expect.element(status()).toHaveTextContent(text);
};
export const expectNames = async (expected: readonly string[]) => {
  await expect.poll(names).toEqual(expected);
};

export async function choose(name: 'Sort' | 'Filter', choice: string): Promise<void> {
  await button(name).click();
  await option(choice).click();
}

export const openStore = async (query = '', answers: Record<string, unknown> = FILES) =>
  openSite(`/store${query}`, answers);
