import { company } from '../../src/domain/company/company';
import type { HeadInfo } from '../../src/ui/head/PageHead';
import type { PageData } from '../../src/app/routing/matchPage';
import { contentPolicy, PLAYER_ORIGINS } from './csp';
import { escapeHtml, meta } from './html';
import { canonicalLink, NO_INDEX } from './crawlers';

export interface DocumentParts {
  /** Hash of everything that all pages have in common. Pages compare it with the published one (src/app/boot/staleChunk.ts). */
  build: string;
  /** Built `index.html` with its placeholders. */
  template: string;
  baseCss: string;
  fontCss: string;
  fontUrls: string[];
  startScript: string;
  connect: string[];
  brand: string;
  /** Origin of the site without a trailing slash, '' if it is not configured. */
  siteUrl: string;
}

export interface PageParts {
  html: string;
  css: string;
  head: HeadInfo;
  share: string | undefined;
  data: PageData;
  /** Script chunks of the application, in the order of their evaluation. */
  chunks: string[];
  pageChunks: string[];
}

/** HTML has no half of a character that needs two code units. The data must equal the HTML for hydration. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value;

/** Serialises JSON so that it cannot end the surrounding script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value, wellFormed)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const absolute = (siteUrl: string, url: string) => (/^\/(?!\/)/.test(url) ? siteUrl + url : url);

const LD_URLS = ['url', 'image', 'logo', 'item', '@id', 'contentUrl', 'thumbnailUrl'];

/** Makes site paths absolute: search engines do not resolve relative URLs in structured data. */
function absoluteLd(value: unknown, siteUrl: string): unknown {
  if (typeof value === 'string') return absolute(siteUrl, value);
  if (Array.isArray(value)) return value.map((item) => absoluteLd(item, siteUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      typeof item === 'object' || LD_URLS.includes(key) ? absoluteLd(item, siteUrl) : item,
    ]),
  );
}

function headTags({ head, share }: PageParts, { siteUrl, brand }: DocumentParts): string {
  const title = head.title ? `${head.title} | ${brand}` : brand;
  // Paths are encoded when they are created (src/domain/links/paths.ts).
  const url = siteUrl + head.path;
  const image = share && absolute(siteUrl, share);
  const jsonLd = (head.jsonLd ?? []).map(
    (item) =>
      `<script type="application/ld+json">${escapeJson(absoluteLd({ '@context': 'https://schema.org', ...item }, siteUrl))}</script>`,
  );
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description || ' '),
    canonicalLink(url),
    head.isNoIndex ? NO_INDEX : '',
    meta('property', 'og:site_name', brand),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title || brand),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', company.language.replace('-', '_')),
    meta('property', 'og:image', image),
    image
      ? meta('property', 'og:image:width', '1200') + meta('property', 'og:image:height', '630')
      : '',
    meta('property', 'og:image:alt', image ? head.imageAlt : undefined),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', head.title || brand),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
    ...jsonLd,
  ].join('');
}

/** The empty shell is excluded from search engines, because it is not a page. */
function shellTags({ brand }: DocumentParts): string {
  return `<title>${escapeHtml(brand)}</title>${NO_INDEX}`;
}

function fontLinks(urls: string[]): string {
  return urls
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** Content of an empty shell until the application replaces it: the visually hidden heading of a loading page. */
const SHELL =
  '<main><h1 data-loading style="position:absolute;clip-path:inset(50%)">Loading page</h1>' +
  '<noscript><p style="padding:24px">This page needs JavaScript. <a href="/">Go to Home</a></p></noscript></main>';

/** Without a page, composes the empty shell. @param isOffice whether it is a shell of the back office */
export function composeDocument(
  parts: DocumentParts,
  page: PageParts | null,
  isOffice = false,
): string {
  const base = parts.fontCss + parts.baseCss;
  const pageStyles = page ? [...page.css.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)] : [];
  const policy = contentPolicy({
    scripts: [parts.startScript],
    styles: [base, ...pageStyles.map((match) => match[1] ?? '')],
    connect: parts.connect,
    frames: isOffice ? [] : PLAYER_ORIGINS,
  });
  const state = page
    ? `<script type="application/json" id="page-data" data-chunks="${page.chunks.join(' ')}" data-page="${page.pageChunks.join(' ')}">${escapeJson(page.data)}</script>`
    : '';
  const placeholders: Record<string, string> = {
    '<html ': `<html data-build="${parts.build}" `,
    '<!--csp-->': `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<!--head-->': (page ? headTags(page, parts) : shellTags(parts)) + fontLinks(parts.fontUrls),
    '<!--styles-->': `<style>${base}</style>${page?.css ?? ''}`,
    '<!--start-->': `<script>${parts.startScript}</script>`,
    '<!--app-->': page?.html ?? SHELL,
    '<!--state-->': state,
  };
  return Object.entries(placeholders).reduce(
    (text, [placeholder, value]) => text.replace(placeholder, () => value),
    parts.template,
  );
}
