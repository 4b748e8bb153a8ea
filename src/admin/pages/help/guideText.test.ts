import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeIn, textOf } from '../../../../tests/architecture/projectFiles';
import { readGuide, type GuideBlock } from './guideText';

const GUIDE = readGuide(readFileSync('docs/office-guide.md', 'utf8'));

const kind = <K extends GuideBlock['kind']>(name: K) =>
  GUIDE.filter((block): block is Extract<GuideBlock, { kind: K }> => block.kind === name);

const INLINES = GUIDE.flatMap((block) => {
  if (block.kind === 'paragraph') return block.content;
  return block.kind === 'list' ? block.items.flat() : [];
});

it('Headings, paragraphs, lists, images, bold texts and links are read', () => {
  const text = [
    '## Add, or *not*',
    'One line\nand **bold**, [there](#a), `/admin`.',
    '- first\n  continues\n- [x](/y)',
    '1. only',
    '![An image](images/office/a.webp)',
  ].join('\r\n\r\n');
  expect(readGuide(text)).toEqual([
    { kind: 'heading', level: 2, id: 'add-or-not', text: 'Add, or *not*' },
    {
      kind: 'paragraph',
      content: [
        'One line and ',
        { bold: 'bold' },
        ', ',
        { text: 'there', href: '#a' },
        ', ',
        '/admin',
        '.',
      ],
    },
    { kind: 'list', isOrdered: false, items: [['first continues'], [{ text: 'x', href: '/y' }]] },
    { kind: 'list', isOrdered: true, items: [['only']] },
    { kind: 'image', alt: 'An image', file: 'a.webp' },
  ]);
});

it('Every link of the guide leads to one of its sections, and no section is there twice', () => {
  const ids = kind('heading').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = INLINES.flatMap((part) =>
    typeof part === 'object' && 'href' in part ? part.href : [],
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
});

it('No Markdown that the page cannot show is left in the texts', () => {
  const plain = INLINES.filter((part) => typeof part === 'string');
  expect(plain.filter((part) => /\*\*|`|\]\(|^#|\|/.test(part))).toEqual([]);
});

it('Every bold text is a text of the back office', () => {
  const code = codeIn('src')
    .map(textOf)
    .join('\n')
    .replace(/\$\{[^{}]*\}/g, '…');
  const terms = INLINES.flatMap((part) =>
    typeof part === 'object' && 'bold' in part ? part.bold : [],
  );
  expect(terms.length).toBeGreaterThan(80);
  expect([...new Set(terms)].filter((term) => !code.includes(term))).toEqual([]);
});

it('The images are those of the folder, each with a description', () => {
  const images = kind('image');
  expect(images.map(({ file }) => file).sort()).toEqual(readdirSync('docs/images/office').sort());
  expect(images.filter(({ alt }) => alt.length < 10)).toEqual([]);
});
