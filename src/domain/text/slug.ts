import { cleanText } from './cleanText';

/** Letters of Hausa and common loanwords that have no Unicode decomposition. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Maximum length of generated slugs, which become file names. */
const SLUG_MAX = 120;

/**
 * Converts a text to lower case without accents and invisible characters for comparisons and slugs: `Ọ̀ṣun` becomes `osun`.
 * Never throws.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are ASCII and need no normalisation.
  if (/^[\n\x20-\x7e]*$/.test(lower)) return lower;
  // Removes combining marks that follow no letter first: normalising sorts them, which takes
  // quadratic time.
  return cleanText(lower)
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴøłđßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * Makes a slug of a text: lower case, without accents and special characters, words separated by
 * single dashes. Returns '' if nothing is left. Never throws.
 */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Returns whether a text is valid as a segment of a URL and as a file name, at most 200 bytes when
 * encoded.
 */
export function isPathSegment(text: string): boolean {
  return (
    /^\w[\w.~-]{0,150}$/.test(text) ||
    (/^[\p{L}\p{N}_~][\p{L}\p{N}\p{M}_.~-]*$/u.test(text) && encodeURIComponent(text).length <= 200)
  );
}

function hexName(id: string): string {
  const codes = Array.from(id.slice(0, 20), (letter) => letter.codePointAt(0)?.toString(16));
  return `item-${codes.join('')}`;
}

/**
 * Returns the slug of a record: the given one if it is valid in a URL, otherwise one made from it,
 * the name or the ID. Generated slugs have at most 120 characters. Never empty, never throws.
 */
export function recordSlug(given: string | undefined, name: string, id: string): string {
  const trimmed = (given ?? '').trim();
  if (isPathSegment(trimmed)) return trimmed;
  const generated = slugify(trimmed) || slugify(name) || slugify(id);
  if (generated) return generated.slice(0, SLUG_MAX).replace(/-+$/, '');
  return isPathSegment(id) ? id : hexName(id);
}

/**
 * Adds a slug to every record that has none. Given slugs are kept. A generated slug that is already
 * taken gets the ID appended, so that two records never share a URL.
 * @param nameOf returns the name of a record. Omit it for a partial list, in which taken names are
 * unknown. The ID is then used as slug, because pages can also be found by ID.
 */
export function withSlugs<T extends { id: string; slug?: string | undefined }>(
  records: T[],
  nameOf?: (record: T) => string,
): (T & { slug: string })[] {
  const isGiven = ({ slug }: T) => slug !== undefined && isPathSegment(slug.trim());
  const taken = new Set(records.filter(isGiven).map(({ slug }) => slug?.trim()));
  return records.map((record) => {
    if (!nameOf && !isGiven(record)) return { ...record, slug: record.id };
    let slug = recordSlug(record.slug, nameOf?.(record) ?? '', record.id);
    if (!isGiven(record)) {
      if (taken.has(slug)) slug = `${slug}-${recordSlug(undefined, record.id, record.id)}`;
      const stem = slug;
      for (let n = 2; taken.has(slug); n += 1) slug = `${stem}-${n}`;
      taken.add(slug);
    }
    return { ...record, slug };
  });
}
