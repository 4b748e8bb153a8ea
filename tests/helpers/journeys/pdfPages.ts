import { inflateSync } from 'node:zlib';

function streamOf(object: string): string {
  const length = Number(/\/Length (\d+)/.exec(object)?.[1]);
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(Buffer.from(object.slice(start, start + length), 'latin1')).toString('latin1');
}

/** Returns the characters of a value such as `00660069`, which a ligature has. */
const charactersIn = (value: string) =>
  (value.match(/\w{4}/g) ?? []).map((code) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Returns the characters of the glyphs of a font, by their codes, from its ToUnicode table. */
function charactersOf(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, code = '', value = ''] of table.matchAll(/^<(\w{2,4})> <(\w+)>$/gm))
    characters.set(code, charactersIn(value).join(''));
  for (const [, first = '', last = '', value = ''] of table.matchAll(
    /^<(\w{2,4})> <(\w{2,4})> <(\w{4})>$/gm,
  ))
    for (let at = Number.parseInt(first, 16); at <= Number.parseInt(last, 16); at += 1) {
      const code = at.toString(16).toUpperCase().padStart(first.length, '0');
      const offset = at - Number.parseInt(first, 16);
      characters.set(code, String.fromCodePoint(Number.parseInt(value, 16) + offset));
    }
  return characters;
}

/** Returns the codes of a string. Those of a font have the same number of digits. */
function codesIn(text: string, characters: ReadonlyMap<string, string>): string[] {
  const [code = '0000'] = characters.keys();
  return text.match(new RegExp(`\\w{${code.length}}`, 'g')) ?? [];
}

/** Returns the text of each page of a PDF that Chromium has printed. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body] as const,
    ),
  );
  const referenceIn = (body: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) => {
    let characters = new Map<string, string>();
    let text = '';
    const content = streamOf(referenceIn(page, 'Contents'));
    for (const [, font, codes = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g))
      if (font)
        characters = charactersOf(streamOf(referenceIn(referenceIn(page, font), 'ToUnicode')));
      else for (const code of codesIn(codes, characters)) text += characters.get(code) ?? '?';
    return text;
  });
}
