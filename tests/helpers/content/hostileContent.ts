import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const XSS_PROBE = '__xss';

/** Would run a script if text were used as HTML, JSON as script, or a template as code. */
const MARKUP = [
  `"><img src=x onerror=${XSS_PROBE}()>`,
  `'><svg/onload=${XSS_PROBE}()>`,
  `</script></title></style></textarea><script>${XSS_PROBE}()</script>`,
  `<!--app--><!--state--><!--head--><!--csp--> data-build="@"`,
  `{{constructor.constructor('${XSS_PROBE}()')()}}`,
  `\${${XSS_PROBE}()} $& $1 $$ \`\u2028\u2029`,
  // Half of a character, and a word that is wider than a phone.
  `\ud83d ${'m'.repeat(60)}`,
].join(' ');

const LINKS = [
  `javascript:${XSS_PROBE}()`,
  `JaVaScRiPt:${XSS_PROBE}()`,
  `java\tscript:${XSS_PROBE}()`,
  `java\nscript:${XSS_PROBE}()`,
  ` \u0001javascript:${XSS_PROBE}()`,
  `data:text/html,<script>${XSS_PROBE}()</script>`,
  `vbscript:${XSS_PROBE}()`,
  `blob:https://evil.example/1`,
  'http://evil.example/plain',
  '//evil.example/twice',
  '/\\evil.example/back',
  '\\\\evil.example/unc',
  '/\t/evil.example/tab',
  'https:evil.example',
  'https://user:pass@evil.example/',
  'file:///etc/passwd',
  '/../../etc/passwd',
];

/** Fields that identify a record and its image. Without them there is no page. */
const KEYS = new Set(['id', 'slug', 'category', 'categorySlug', 'image', 'images', 'logo', 'url']);

type Change = (text: string, key: string) => string;

function changed(value: unknown, change: Change, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => changed(item, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, changed(item, change, name)]),
  );
}

function linkChange(): Change {
  let at = 0;
  return (text, key) => (KEYS.has(key) ? text : (LINKS[at++ % LINKS.length] ?? ''));
}

export const PAYLOADS: Record<string, () => Change> = {
  'markup in every text': () => (text, key) => (KEYS.has(key) ? text : text + MARKUP),
  'markup in every field, ids, slugs, categories and pictures too': () => (text) => text + MARKUP,
  'a bad address in every field': linkChange,
};

/** Returns the content of a folder with hostile values. The result is always the same. */
export function withPayloads(folder: string, spoil: () => Change): Map<string, unknown> {
  const change = spoil();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && name !== 'version.json')
    .sort();
  return new Map(
    names.map((name) => {
      const json = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown;
      return [name.split(path.sep).join('/'), changed(json, change)];
    }),
  );
}
