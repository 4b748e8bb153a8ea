import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { composeDocument } from '../../scripts/prerender/document';
import type * as Entry from '../../src/app/prerender/entry.prerender';
import { seededRandom } from '../../src/domain/listing/related';
import { parseSite } from '../../src/domain/site/schema';
import { builtScript, DIST } from '../helpers/hosts/builtSite';
import { PAYLOADS, withPayloads, XSS_PROBE } from '../helpers/content/hostileContent';

const PRERENDER = path.resolve('.prerender');

function brandOf(files: Map<string, unknown>): string {
  try {
    return parseSite(files.get('site.json')).value.brand.name;
  } catch {
    return '';
  }
}

/** Returns one page below each first level, because pages of one kind are alike. */
function someOfEachKind(addresses: readonly string[]): string[] {
  const kinds = new Set<string>();
  return addresses.filter((address) => {
    const [first = '', ...rest] = address.split('/').slice(1);
    const kind = rest.length > 0 ? `${first}/${rest.length}` : address;
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return isFirst;
  });
}

async function prerenderHostile(files: Map<string, unknown>): Promise<Map<string, string>> {
  const entry = (await import(
    pathToFileURL(path.join(PRERENDER, 'entry.prerender.js')).href
  )) as typeof Entry;
  const template = await readFile(path.join(PRERENDER, 'client/index.html'), 'utf8');
  const reader = entry.createPageReader({
    source: {
      read: (name) =>
        files.has(name) ? Promise.resolve(files.get(name)) : Promise.reject(new Error(name)),
    },
    loadParsers: entry.loadParsers,
    loadReaders: entry.loadReaders,
    randomFor: seededRandom,
    report: () => undefined,
  });
  const parts = {
    build: '0',
    template,
    baseCss: entry.baseCss(),
    fontCss: '',
    fontUrls: [],
    startScript: entry.START_SCRIPT,
    connect: ["'self'"],
    brand: brandOf(files),
    siteUrl: 'https://slate.example',
  };
  const chunks = [builtScript('src/app/entry.client.tsx')];
  const documents = new Map<string, string>();
  for (const address of someOfEachKind(await reader.listPaths())) {
    const data = await reader.readPage(address, {});
    const page = await entry.renderPage(data);
    documents.set(
      address,
      composeDocument(parts, { ...page, share: page.head.image, data, chunks, pageChunks: [] }),
    );
  }
  reader.close();
  return documents;
}

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
