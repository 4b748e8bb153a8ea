import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { productSchema } from '@/domain/product/schema';
import { HeadCollector, type HeadInfo } from '@/ui/head/PageHead';
import { ProductHead } from './ProductHead';

function jsonLdOf(fields: object): object[] | undefined {
  const product = parse(productSchema, { id: 'zoom', name: 'Zoom', ...fields });
  let found: HeadInfo | undefined;
  const value = (head: HeadInfo) => (found = head);
  renderToString(createElement(HeadCollector, { value }, createElement(ProductHead, { product })));
  return found?.jsonLd;
}

it.each([
  ['a daily rate', { dailyRate: 100 }, ['offers']],
  ['a price', { price: '₦25,000' }, ['offers']],
  ['a rating', { price: 'Price on Request', rating: 4, reviews: 2 }, ['aggregateRating']],
  ['both', { dailyRate: 100, rating: 4, reviews: 2 }, ['aggregateRating', 'offers']],
])('A product with %s has what search engines require', (_what, fields, expected) => {
  const [product] = jsonLdOf(fields) ?? [];
  expect(product).toMatchObject({ '@type': 'Product' });
  expect(Object.keys(product ?? {}).filter((key) => /^(?:aggr|off|rev)/.test(key))).toEqual(
    expected,
  );
});

it.each([
  ['nothing of it', {}],
  ['a text instead of a price', { price: 'Price on Request' }],
  ['a rating without reviews', { rating: 4 }],
])('A product with %s has no structured data but its breadcrumb', (_what, fields) => {
  expect(jsonLdOf(fields)).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});
