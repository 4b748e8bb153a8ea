/** Imports, comments and empty lines. */
const IGNORED = /^(?:import\b|\/\/|\/?\*|$)/;

/** A line of code that counts, without indentation. */
interface Line {
  text: string;
  /** Number in the file, from 1. */
  number: number;
}

/** Returns the lines that count. Names in import lists are left out. */
function linesOf(source: string): Line[] {
  let isImport = false;
  return source.split('\n').flatMap((raw, index) => {
    const text = raw.trim();
    if (/^(?:import|export) (?:type )?\{$/.test(text)) isImport = true;
    const isIgnored = isImport || IGNORED.test(text);
    if (isImport && text.startsWith('}')) isImport = false;
    return isIgnored ? [] : [{ text, number: index + 1 }];
  });
}

/**
 * Returns the blocks of code that occur more than once, as `file:line` of both places.
 * @param sources text by file name
 * @param limit length in lines from which a block counts, without imports, comments and empty lines
 */
export function findDuplicates(sources: Record<string, string>, limit: number): string[] {
  const first = new Map<string, string>();
  const found: string[] = [];
  for (const [file, source] of Object.entries(sources)) {
    const lines = linesOf(source);
    let end = 0;
    for (let start = 0; start + limit <= lines.length; start += 1) {
      const key = lines
        .slice(start, start + limit)
        .map(({ text }) => text)
        .join('\n');
      const place = `${file}:${lines[start]?.number}`;
      const known = first.get(key);
      if (!known) first.set(key, place);
      // A longer block is reported once.
      else if (start >= end) {
        found.push(`${known} and ${place}`);
        end = start + limit;
      }
    }
  }
  return found;
}
