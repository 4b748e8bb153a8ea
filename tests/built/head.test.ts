import { expect, it } from 'vitest';
import { company } from '../../src/domain/company/company';
import { projectPath } from '../../src/domain/links/paths';
import { builtPages, content } from '../helpers/hosts/builtSite';

/** VITE_SITE_URL of the tested build. */
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

/** Returns every text under a key that search engines read as a URL. */
function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['url', 'image', 'logo', 'item', '@id'].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => addressesIn(entry, key));
  return Object.entries(value ?? {}).flatMap(([name, entry]) => addressesIn(entry, name));
}

const pages = builtPages().map((page) => ({ ...page, head: headOf(page.html) }));
/** Whether a page shows a record under another name. It names the record's own page as canonical. */
const isAlias = ({ path, head }: { path: string; head: Head }) =>
  head.canonical[0] !== SITE_URL + encodeURI(path) &&
  pages.some((page) => head.canonical[0] === SITE_URL + encodeURI(page.path));
const isPrivate = (head: Head) => head.meta['robots']?.includes('noindex') ?? false;
const brand = content.site().brand.name;

it('Every page has a title, a description and a canonical URL', () => {
  for (const { path, head } of pages) {
    expect(head.title, path).toMatch(/\S \| \S/);
    expect(head.title.endsWith(` | ${brand}`), path).toBe(true);
    expect(head.meta['description'], path).toHaveLength(1);
    expect(head.meta['description']?.[0]?.trim().length, path).toBeGreaterThan(20);
    expect(head.meta['description']?.[0]?.length, path).toBeLessThanOrEqual(320);
    expect(head.meta['viewport'], path).toEqual(['width=device-width, initial-scale=1']);
  }
});

it('A page is canonical, or shows a record under another name', () => {
  const others = pages.filter((page) => !isAlias(page));
  expect(others.map(({ head }) => head.canonical)).toEqual(
    others.map(({ path }) => [SITE_URL + encodeURI(path)]),
  );
  const aliases = pages.filter(isAlias).map(({ path }) => path);
  const footerLinks = content.footerGroups().flatMap((group) => group.links.map(({ to }) => to));
  expect(footerLinks).toEqual(expect.arrayContaining(aliases));
});

it('Every page has metadata for previews of shared links', () => {
  for (const { path, head } of pages) {
    const { meta } = head;
    const single = (key: string) => (meta[key]?.length === 1 ? meta[key][0] : undefined);
    expect(single('og:site_name'), path).toBe(brand);
    expect(single('og:locale'), path).toBe(company.language.replace('-', '_'));
    expect(single('og:type'), path).toMatch(/^(?:website|product|article)$/);
    expect(head.title).toContain(single('og:title') ?? 'nothing');
    expect(single('og:description'), path).toBe(single('description'));
    expect(single('og:url'), path).toBe(head.canonical[0]);
    expect(single('twitter:title'), path).toBe(single('og:title'));
    expect(single('twitter:description'), path).toBe(single('og:description'));
    expect(single('twitter:image'), path).toBe(single('og:image'));
    expect(single('twitter:card'), path).toBe(
      single('og:image') ? 'summary_large_image' : 'summary',
    );
  }
});

it('JSON-LD of a page contains absolute URLs only', () => {
  for (const { path, head } of pages)
    for (const item of head.jsonLd) {
      expect(item['@context'], path).toBe('https://schema.org');
      expect(item['@type'], path).toEqual(expect.stringMatching(/^[A-Z]/));
      for (const address of addressesIn(item)) expect(address, path).toMatch(/^https:\/\//);
    }
});

it('Titles and canonical URLs are unique', () => {
  const indexed = pages.filter((page) => !isPrivate(page.head) && !isAlias(page));
  expect(indexed.length).toBeGreaterThan(0);
  for (const of of [(head: Head) => head.title, (head: Head) => head.canonical[0]])
    expect(new Set(indexed.map(({ head }) => of(head))).size).toBe(indexed.length);
});

it('JSON-LD describes the company on the home page, and the record and its breadcrumb on product and project pages', () => {
  const typesOn = (path: string) =>
    pages.find((page) => page.path === path)?.head.jsonLd.map((item) => item['@type']);
  expect(typesOn('/')).toEqual(['Organization']);
  const product = pages.find(({ path }) => path.startsWith('/store/'));
  expect(typesOn(product?.path ?? '')).toEqual(['Product', 'BreadcrumbList']);
  for (const project of content.projects()) {
    const film = project.video && content.projectRecord(project).createdAt ? ['VideoObject'] : [];
    const path = projectPath(project);
    expect(typesOn(path), path).toEqual(['CreativeWork', ...film, 'BreadcrumbList']);
    expect(pages.find((page) => page.path === path)?.head.meta['og:image']).toHaveLength(1);
  }
  expect(typesOn('/projects')).toEqual(['BreadcrumbList']);
});

it('The cart is excluded from search engines', () => {
  const cart = pages.find(({ path }) => path === '/cart');
  expect(cart && isPrivate(cart.head)).toBe(true);
});
