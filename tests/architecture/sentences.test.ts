import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** The folders whose code returns codes with facts instead of sentences. */
const FOLDERS = ['src/api', 'src/admin/drafts', 'src/admin/publish'];

/** The code in these folders that turns codes into sentences. */
const WITH_SENTENCES =
  /\/(?:messages|screens|panel)\/|\/(?:messages|restoreMessages|zipInstructions)\.ts$/;

/** Files with sentences that the e-mail service contract prescribes. */
const EXCEPTIONS = ['src/api/gateways/sendError.ts'];

interface Node {
  type: string;
  value?: unknown;
  quasis?: { value: { raw: string } }[];
}

/** Returns the texts of a syntax tree; values in templates become “x”. */
function textsIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(textsIn);
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, value, quasis } = tree as Node;
  const isText = type === 'Literal' || type === 'JSXText';
  const own = isText && typeof value === 'string' ? [value] : [];
  if (type === 'TemplateLiteral') own.push((quasis ?? []).map((part) => part.value.raw).join('x'));
  return [...own, ...Object.values(tree).flatMap(textsIn)];
}

/** Whether a text has at least three words, and ends like a sentence or contains the start of a second one. */
const isSentence = (text: string) =>
  /\S\s+\S+\s+\S/.test(text.trim()) && /[.?!]\s*$|[.?!]\s+\p{Lu}/u.test(text);

const sentencesIn = (code: string, lang: 'ts' | 'tsx'): string[] =>
  textsIn(parseAst(code, { lang })).filter(isSentence);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|Fixture\./.test(file))
    .filter((file) => !WITH_SENTENCES.test(file) && !EXCEPTIONS.includes(file)),
);

it('finds sentences in every kind of text', () => {
  const code = `
    const a = 'It could not be read.';
    const b = \`\${name} was not found. Try again\`;
    const c = <p>Select another file.</p>;
    const label = 'Publish history'; // A comment is not a text.
    const path = \`public/data/\${file}\`;
  `;
  expect(sentencesIn(code, 'tsx')).toEqual([
    'It could not be read.',
    'x was not found. Try again',
    'Select another file.',
  ]);
});

it('Requests, storage and publishing return codes: sentences are in messages and screens only', () => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    sentencesIn(
      readFileSync(path.join(PROJECT, file), 'utf8'),
      file.endsWith('.tsx') ? 'tsx' : 'ts',
    ).map((sentence) => `${file}: ${sentence}`),
  );
  expect(found).toEqual([]);
});
