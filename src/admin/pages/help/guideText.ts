export type Inline = string | { bold: string } | { text: string; href: string };

export type GuideBlock =
  | { kind: 'heading'; level: number; id: string; text: string }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'image'; alt: string; file: string };

const INLINE = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)]+)\)|`([^`]+)`/g;
const ITEM = /^(?:- |\d+\. )/;
const IMAGE = /^!\[([^\]]*)\]\((?:.*\/)?([^/)]+)\)$/;

/** Returns the anchor of a heading, as hosts of repositories make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function inlinesOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, label, href = '', code = ''] = match;
    parts.push(text.slice(end, match.index));
    if (bold) parts.push({ bold });
    else parts.push(label ? { text: label, href } : code);
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

/** Joins the wrapped lines of the items of a list. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const last = items.length - 1;
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items[last] = `${items[last]} ${line.trim()}`;
  }
  return items;
}

function blockOf(lines: readonly string[]): GuideBlock {
  const [first = ''] = lines;
  const heading = /^(#+) (.+)$/.exec(first);
  const [, marks = '', text = ''] = heading ?? [];
  if (heading) return { kind: 'heading', level: marks.length, id: anchorOf(text), text };
  const image = IMAGE.exec(first);
  const [, alt = '', file = ''] = image ?? [];
  if (image) return { kind: 'image', alt, file };
  if (!ITEM.test(first)) return { kind: 'paragraph', content: inlinesOf(lines.join(' ')) };
  const items = itemsOf(lines).map(inlinesOf);
  return { kind: 'list', isOrdered: !first.startsWith('- '), items };
}

/** Headings, paragraphs, lists of one level, images, bold text and links. Empty lines separate blocks. */
export function readGuide(markdown: string): GuideBlock[] {
  return markdown
    .trim()
    .split(/(?:\r?\n){2,}/)
    .map((block) => blockOf(block.split(/\r?\n/)));
}
