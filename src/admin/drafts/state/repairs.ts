import {
  compileContent,
  readContent,
  type Content,
  type ContentFiles,
} from '@/domain/content/content';
import {
  repairFiles,
  type PartRepair,
  type ReturnedPart,
} from '@/domain/content/repair/contentRepair';
import type { UnreadablePart } from '@/domain/content/unreadable';
import { idOfDraftKey, type DraftEntry, type Drafts, type Repair } from './draftEntry';
import { jsonText } from '@/domain/text/jsonText';

type Repairs = Drafts['repairs'];

/** Returns the path of a part without the indexes of lists. */
function placeless(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}

/** Returns an unreadable part in the form on which drafts of it are based. */
export function repairOf({ file, path, value }: UnreadablePart): Repair {
  return { file, path: placeless(path), json: jsonText(value) };
}

/** Whether an entry restores a part that is currently not live. */
function isReturned({ base, over }: DraftEntry<Repair>): boolean {
  return (over === undefined ? base : over) === null;
}

/**
 * Returns some files with the repairs that still apply. Parts that have changed since are left alone.
 * @param content the parsed content of the files
 */
export function filesWithRepairs(
  files: ContentFiles,
  { unreadable }: Content,
  repairs: Repairs,
): ContentFiles {
  const parts = new Map(unreadable?.parts.map((part) => [part.id, part]));
  const made: PartRepair[] = [];
  const returned: ReturnedPart[] = [];
  for (const [key, entry] of Object.entries(repairs)) {
    const part = parts.get(idOfDraftKey(key));
    const { draft, place } = entry;
    if (part) made.push({ part, json: draft?.json ?? null });
    else if (draft && isReturned(entry)) {
      const { file, path, json } = draft;
      returned.push({ file, path, place, json });
    }
  }
  return repairFiles(files, made, returned);
}

const known = new WeakMap<Content, { repairs: Repairs; content: Content }>();

/** Returns a content with the repairs applied, on which other edits are based. Never throws. */
export function withRepairs(content: Content, repairs: Repairs): Content {
  if (Object.keys(repairs).length === 0) return content;
  const last = known.get(content);
  if (last?.repairs === repairs) return last.content;
  const files = content.unreadable?.files ?? compileContent(content);
  const next = filesWithRepairs(files, content, repairs);
  const repaired = next === files ? content : readContent(next).content;
  known.set(content, { repairs, content: repaired });
  return repaired;
}

/**
 * Whether a dropped repair was not applied by anyone, because its part has changed since. Never throws.
 * @param content the current content
 */
export function isOutdated(
  { unreadable }: Content,
  { base, draft, over }: DraftEntry<Repair>,
): boolean {
  if (!draft || !base || over !== undefined || !unreadable) return false;
  const json = JSON.stringify(JSON.parse(draft.json));
  return !JSON.stringify(unreadable.files[draft.file]).includes(json);
}
