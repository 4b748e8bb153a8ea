import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIST } from '../helpers/hosts/builtSite';
import { PAYLOADS, withPayloads, XSS_PROBE } from '../helpers/content/hostileContent';
import { prerenderHostile } from '../helpers/content/hostilePrerender';

/** Returns the text of the data block of a document; text that closes the block would truncate it. */
function dataOf(html: string): string {
  const [, rest = ''] = html.split('id="page-data"');
  return rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script'));
}

/** Mark of a part that was not rendered. The browser would report an error. */
const UNFINISHED = '<!--$!-->';

/** Start tags of a document, without those inside of scripts. */
const tagsOf = (html: string): string[] =>
  html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1').match(/<[a-z](?:"[^"]*"|[^">])*>/gi) ??
  [];

describe.each(Object.entries(PAYLOADS))(
  'Pages prerendered from content with %s',
  (_what, spoil) => {
    it('contain it as text only', async () => {
      const documents = await prerenderHostile(withPayloads(path.join(DIST, 'data'), spoil));
      expect(documents.size).toBeGreaterThan(3);
      for (const [address, html] of documents) {
        const data = dataOf(html);
        // Half a character cannot be written as HTML, so that the data would differ from it.
        expect(data, address).not.toMatch(/[<\u2028\u2029]|\\ud[89a-f]/i);
        expect(html, address).not.toContain(UNFINISHED);
        expect(JSON.parse(data), address).toHaveProperty('path');
        const tags = tagsOf(html);
        expect(tags.length, address).toBeGreaterThan(20);
        // Attribute values are quoted and escaped, so what is left outside of quotes is markup.
        const markup = tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""')).join('\n');
        expect(markup, address).not.toContain(XSS_PROBE);
        expect(markup, address).not.toMatch(/\son\w+=|<(?:iframe|object|embed|base)\b/i);
        const links = tags.flatMap(
          (tag) => /\s(?:href|src|action)="([^"]*)"/i.exec(tag)?.[1] ?? [],
        );
        for (const link of links)
          expect(link, address).not.toMatch(
            /^[\s\p{Cc}]*(?:javascript|data:text|vbscript|blob|file|http):|^[\\/]{2}|evil\.example\/(?:twice|back|unc|tab|plain)/iu,
          );
      }
    });
  },
);

it('Pages prerendered from content without records and without a logo are complete', async () => {
  const files = withPayloads(path.join(DIST, 'data'), () => (text) => text);
  const empty = [...files].map(([name, json]) => {
    const text = JSON.stringify(json, (key, value: unknown) => {
      if (key === 'logo') return '';
      return Array.isArray(value) ? [] : value;
    });
    return [name, JSON.parse(text) as unknown] as const;
  });
  const documents = await prerenderHostile(new Map(empty));
  expect(documents.size).toBeGreaterThan(3);
  for (const [address, html] of documents) expect(html, address).not.toContain(UNFINISHED);
  // Search engines would read an empty URL as the logo.
  const [, organization = ''] = (documents.get('/') ?? '').split('"@type":"Organization"');
  expect(organization.slice(0, organization.indexOf('</script>'))).toMatch(/^(?!.*"logo").*"url"/);
});
