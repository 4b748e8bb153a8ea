import { expect, test } from '@playwright/test';
import { builtPages, content } from '../helpers/builtSite';

/** What the site under test was built with (VITE_SITE_URL). */
const SITE_URL = 'https://slate.example';

interface Head {
  title: string;
  canonical: string[];
  meta: Record<string, string[]>;
  jsonLd: Record<string, unknown>[];
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf('<body'));
  const meta: Head['meta'] = {};
  for (const [, key = '', value = ''] of head.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"/g,
  ))
    (meta[key] ??= []).push(decoded(value));
  const jsonLd = [...head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return {
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: [...head.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map((found) =>
      decoded(found[1] ?? ''),
    ),
    meta,
    jsonLd: jsonLd.map((found) => JSON.parse(found[1] ?? '') as Record<string, unknown>),
  };
}

/** Every text under a key that search engines read as an address. */
function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['url', 'image', 'logo', 'item', '@id'].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => addressesIn(entry, key));
  return Object.entries(value ?? {}).flatMap(([name, entry]) => addressesIn(entry, name));
}

const pages = builtPages().map((page) => ({ ...page, head: headOf(page.html) }));
const isPrivate = (head: Head) => head.meta['robots']?.includes('noindex') ?? false;
const brand = content.site().brand.name;

for (const { path, head } of pages) {
  test(`${path} says in its head what it is and where it stands`, () => {
    expect(head.title).toMatch(/\S \| \S/);
    expect(head.title.endsWith(` | ${brand}`)).toBe(true);
    expect(head.canonical).toEqual([`${SITE_URL}${encodeURI(path)}`]);
    expect(head.meta['description']).toHaveLength(1);
    expect(head.meta['description']?.[0]?.trim().length).toBeGreaterThan(20);
    expect(head.meta['description']?.[0]?.length).toBeLessThanOrEqual(320);
    expect(head.meta['viewport']).toEqual(['width=device-width, initial-scale=1']);
  });

  test(`${path} shows title, text and address where it is shared`, () => {
    const { meta } = head;
    const single = (key: string) => (meta[key]?.length === 1 ? meta[key][0] : undefined);
    expect(single('og:site_name')).toBe(brand);
    expect(single('og:locale')).toBe('en_NG');
    expect(single('og:type')).toMatch(/^(?:website|product|article)$/);
    expect(head.title).toContain(single('og:title') ?? 'nothing');
    expect(single('og:description')).toBe(single('description'));
    expect(single('og:url')).toBe(head.canonical[0]);
    expect(single('twitter:title')).toBe(single('og:title'));
    expect(single('twitter:description')).toBe(single('og:description'));
    expect(single('twitter:image')).toBe(single('og:image'));
    expect(single('twitter:card')).toBe(single('og:image') ? 'summary_large_image' : 'summary');
  });

  test(`${path} describes itself in JSON-LD with absolute addresses, or not at all`, () => {
    for (const item of head.jsonLd) {
      expect(item['@context']).toBe('https://schema.org');
      expect(item['@type']).toEqual(expect.stringMatching(/^[A-Z]/));
      for (const address of addressesIn(item)) expect(address).toMatch(/^https:\/\//);
    }
  });
}

test('Titles and addresses of the pages are each used once', () => {
  const indexed = pages.filter(({ head }) => !isPrivate(head));
  expect(indexed.length).toBeGreaterThan(0);
  for (const of of [(head: Head) => head.title, (head: Head) => head.canonical[0]])
    expect(new Set(indexed.map(({ head }) => of(head))).size).toBe(indexed.length);
});

test('The home page describes the company; product and project pages what they show, and their breadcrumb', () => {
  const typesOn = (path: string) =>
    pages.find((page) => page.path === path)?.head.jsonLd.map((item) => item['@type']);
  expect(typesOn('/')).toEqual(['Organization']);
  const product = pages.find(({ path }) => path.startsWith('/store/'));
  expect(typesOn(product?.path ?? '')).toEqual(['Product', 'BreadcrumbList']);
  const project = pages.find(({ path }) => /^\/projects\/(?!category\/)/.test(path));
  expect(typesOn(project?.path ?? '')).toEqual(['CreativeWork', 'BreadcrumbList']);
  expect(project?.head.meta['og:image']).toHaveLength(1);
  expect(typesOn('/projects')).toEqual(['BreadcrumbList']);
});

test('The cart is not for search engines', () => {
  const cart = pages.find(({ path }) => path === '/cart');
  expect(cart && isPrivate(cart.head)).toBe(true);
});
