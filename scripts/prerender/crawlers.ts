import { escapeHtml, meta } from './html';

export const NO_INDEX = meta('name', 'robots', 'noindex');

export function canonicalLink(url: string): string {
  return `<link rel="canonical" href="${escapeHtml(url)}">`;
}

/** A page of a record under another name states the record's own path as its canonical path. */
export function isIndexed(html: Buffer, url: string): boolean {
  return !html.includes(NO_INDEX) && html.includes(canonicalLink(url));
}

export function sitemap(siteUrl: string, paths: string[]): string {
  const urls = paths.map((page) => `  <url><loc>${siteUrl}${page}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Returns the rules for crawlers. They name the sitemap, unless the URL of the site is '', because it must be absolute. */
export function robots(siteUrl: string): string {
  const sitemapLine = siteUrl && `\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /admin\nDisallow: /preview\n${sitemapLine}`;
}
