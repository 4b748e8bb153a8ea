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

/** Maximum length of generated slugs. */
const SLUG_MAX = 120;

/** Lower case without accents and invisible characters: `Ọ̀ṣun` becomes `osun`. Never throws. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are ASCII and need no normalisation.
  if (/^[\n\x20-\x7e]*$/.test(lower)) return lower;
  // Combining marks that follow no letter go first: normalising sorts them, which takes quadratic time.
  return cleanText(lower)
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴøłđßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Words of the folded text, separated by single dashes. '' if nothing is left. Never throws. */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** A slug for a file name. '' if nothing is left. Never throws. */
export function shortSlug(text: string): string {
  return slugify(text).slice(0, SLUG_MAX).replace(/-+$/, '');
}

/** Whether a text is valid as a segment of a URL and as a file name, at most 200 bytes when encoded. */
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

/** The given slug if it is valid in a URL, else one made from it, the name or the ID. Never empty, never throws. */
export function recordSlug(given: string | undefined, name: string, id: string): string {
  const trimmed = (given ?? '').trim();
  if (isPathSegment(trimmed)) return trimmed;
  const generated = shortSlug(trimmed) || shortSlug(name) || shortSlug(id);
  return generated || (isPathSegment(id) ? id : hexName(id));
}

/** A generated slug that is taken gets the ID appended. @param nameOf omit it for a partial list: IDs become slugs */
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
