/** Letters that have no decomposition but an accepted plain form (Hausa, and common loan letters). */
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

/** Slugs become file names: this many characters at most when we make them. */
const SLUG_MAX = 120;

/** Lower case without marks: `Ọ̀ṣun` becomes `osun`; for comparison and slugs; never throws. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are plain; only the others pay for taking marks off.
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  // Marks that stand alone go first: normalizing puts a row of them in order, which takes quadratic time.
  return lower
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴøłđßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * The slug of a text: lower case, accents removed, non-word characters removed, runs of whitespace, underscore and
 * dash become one dash, dashes at the ends trimmed; '' when nothing is left; never throws (back-office.md §3).
 */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Whether a text can stand as one segment of a URL and as a file name, at most 200 bytes encoded. */
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
 * The slug of a record: the given one when it can stand in a URL, else one made from it, the name, or the id, at
 * most 120 characters; never empty, never throws (public-site.md §3, back-office.md §3).
 */
export function recordSlug(given: string | undefined, name: string, id: string): string {
  const wish = (given ?? '').trim();
  if (isPathSegment(wish)) return wish;
  const made = slugify(wish) || slugify(name) || slugify(id);
  if (made) return made.slice(0, SLUG_MAX).replace(/-+$/, '');
  return isPathSegment(id) ? id : hexName(id);
}

/**
 * Gives a slug to every record that has none. Given slugs are kept; one made from a name that is taken already gets
 * the id added, so that content without slugs never has two pages at one address (content-contract.md, Shapes).
 * @param nameOf missing where the list is a part of another: which names are taken is unknown there, and the id, which
 *   leads to the page too, stands in for the slug
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
