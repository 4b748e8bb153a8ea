import { expect, it } from 'vitest';
import { normalizeTopicPath } from '../../src/domain/topic/topic';
import { builtFile, builtPages, builtScript, content } from '../helpers/hosts/builtSite';

const topics = content.topics().filter(({ path }) => normalizeTopicPath(path) !== undefined);
const pages = builtPages();
const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

it('Every topic is a page with all of its content, and is listed for search engines', () => {
  const sitemap = builtFile('sitemap.xml');
  expect(topics.length).toBeGreaterThan(0);
  for (const { path, title, description, sections, links = [] } of topics) {
    const html = htmlOf(path);
    const body = html.slice(html.indexOf('<body'));
    expect(body, path).toContain('<h1');
    const texts = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
    for (const text of [title, description, ...texts, ...links.map(({ label }) => label)])
      expect(body, path).toContain(escaped(text));
    for (const { to } of links) expect(body, path).toContain(`href="${escaped(to)}"`);
    expect(body.includes('>On this page<'), path).toBe(sections.length >= 4);
    expect(html, path).not.toContain(builtScript('src/app/pages/ProductPage.tsx'));
    expect(sitemap).toContain(`${path}</loc>`);
    expect(html).toContain(`"headline":${JSON.stringify(title)}`);
  }
});

it('A topic of questions is an FAQPage in JSON-LD', () => {
  const isQuestion = ({ heading }: { heading: string }) => heading.endsWith('?');
  const faq = topics.find(({ sections }) => sections.some(isQuestion));
  expect(htmlOf(faq?.path ?? '')).toContain('"@type":"FAQPage"');
  const plain = topics.find(({ sections }) => !sections.some(isQuestion));
  const html = htmlOf(plain?.path ?? '');
  expect(html).not.toContain('FAQPage');
  expect(html).toContain('"@type":"BreadcrumbList"');
});
