import { describe, expect, it } from 'vitest';
import { withQueryParams } from './withQueryParams';

describe('withQueryParams', () => {
  it.each([
    ['', {}, ''],
    ['', { q: 'cine zoom', page: '' }, '?q=cine+zoom'],
    ['?utm=mail&q=x&page=4', { q: '', page: '' }, '?utm=mail'],
    ['?q=x', { q: 'a&b=c#' }, '?q=a%26b%3Dc%23'],
    ['?%E0%A4%A', { q: 'y' }, '?%EF%BF%BD%25A=&q=y'],
  ])('turns %j with %j into %j', (present, entries, query) => {
    expect(withQueryParams(present, entries)).toBe(query);
  });
});
