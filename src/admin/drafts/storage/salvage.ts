import { isJsonObject, withoutHostileKeys } from '@/domain/text/jsonObject';
import { COLLECTIONS, idOfDraftKey, type Collection, type DraftEntry } from '../state/draftEntry';
import { isValidDraftRecord } from '../state/draftSchemas';
import { readDraftEntry } from './storedDrafts';

/** A readable entry of damaged drafts. */
export interface SalvagedEntry {
  collection: Collection;
  id: string;
  entry: DraftEntry;
  /** Whether the record on which the edit is based could not be read; `entry.base` is null then. */
  isBaseLost: boolean;
}

/** An unreadable entry of damaged drafts. */
export interface LostEntry {
  /** Name of its collection, which may be unknown to this version of the site. */
  collection: string;
  id: string;
  value: unknown;
}

/** The readable and the unreadable entries of damaged drafts. */
interface Salvage {
  entries: SalvagedEntry[];
  lost: LostEntry[];
}

/** Returns the parsed JSON of a text, or any other value unchanged. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

function isCollection(name: string): name is Collection {
  return COLLECTIONS.some((known) => known === name);
}

/** Reads an entry, even if its base record is damaged. */
function salvaged(collection: Collection, key: string, json: unknown): SalvagedEntry | null {
  const id = idOfDraftKey(key);
  const whole = readDraftEntry(collection, key, json);
  if (whole) return { collection, id, entry: whole, isBaseLost: false };
  if (!isJsonObject(json) || json.draft === undefined) return null;
  if (!isValidDraftRecord(collection, id, json.draft)) return null;
  return { collection, id, entry: { base: null, draft: json.draft }, isBaseLost: true };
}

/** Reads all readable entries of damaged drafts, as far as their structure can be recognised. Never throws. */
export function salvage(raw: unknown): Salvage {
  const found: Salvage = { entries: [], lost: [] };
  const whole = withoutHostileKeys(parsed(raw), () => undefined);
  if (!isJsonObject(whole)) return found;
  const drafts = parsed(whole.drafts ?? whole);
  if (!isJsonObject(drafts)) return found;
  for (const [name, value] of Object.entries(drafts)) {
    const map = parsed(value);
    if (!isJsonObject(map)) {
      if (isCollection(name)) found.lost.push({ collection: name, id: '', value });
      continue;
    }
    for (const [key, json] of Object.entries(map)) {
      const entry = isCollection(name) ? salvaged(name, key, json) : null;
      if (entry) found.entries.push(entry);
      else found.lost.push({ collection: name, id: idOfDraftKey(key), value: json });
    }
  }
  return found;
}
