import { page } from 'vitest/browser';
import { textsOf } from './publicSite';
import { sampleProduct } from '../content/sampleCatalogue';

export const INDEX = 'products/index.json';
export const PRODUCTS = ['a', 'b', 'c', 'd'].map((id) =>
  sampleProduct(id, `Product ${id.toUpperCase()}`, 'Lenses', 1000),
);
export const FILES = { [INDEX]: { products: PRODUCTS } };
export const [a, b, c] = PRODUCTS as [
  (typeof PRODUCTS)[number],
  (typeof PRODUCTS)[number],
  (typeof PRODUCTS)[number],
];

export const lineOf = ({ id, name }: (typeof PRODUCTS)[number], quantity: number) => ({
  id,
  name,
  quantity,
  category: 'Lenses',
  image: '',
  price: 1000,
});
export const store = (key: string, value: unknown) =>
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
export const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

/** Returns the stored cart as `id × quantity`. */
export const cart = () =>
  (stored('bookingCart') as { id: string; quantity: number }[] | null)?.map(
    ({ id, quantity }) => `${id} × ${quantity}`,
  ) ?? null;

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const lines = () =>
  page.getByRole('list', { name: 'Items in your booking cart' }).getByRole('listitem').elements()
    .length;
export const favorites = () =>
  textsOf(page.getByRole('list', { name: 'Your favorites' }).getByRole('heading', { level: 3 }));
export const emptyCart = () => page.getByRole('heading', { name: 'Your Booking Cart is Empty' });
export const failure = () => page.getByRole('heading', { name: 'Error loading products' });
export const isFocusInMain = () => document.activeElement?.closest('main') !== null;
