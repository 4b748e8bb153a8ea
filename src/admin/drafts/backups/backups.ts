import { del, get, getMany, keys, setMany, update } from 'idb-keyval';
import { isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { storageFailure, type StorageFailure } from '@/api/storage/storageFailure';
import { draftDatabase } from '../storage/draftDatabase';

/** Stored drafts that could not be read, as they were stored. */
export interface Backup {
  /** Of its entry in the database. */
  key: string;
  /** When it was set aside, ISO 8601; missing in those of earlier versions. */
  at?: string;
  /** How many entries could not be read; missing where nothing could be read, or where it is unknown. */
  damaged?: number;
  raw: unknown;
}

/** Why no backup could be made: `crowded` where there are as many as are kept. */
export type BackupFailure = StorageFailure | 'crowded';

/** Backups that are kept; instead of dropping one, the administrator is asked to delete one. */
export const MAX_BACKUPS = 10;

/** The first backup; further ones are `drafts.bak.2` and so on. */
const FIRST = 'drafts.bak';
/** When and why each was made, apart from them: they stay as they were stored. */
const FACTS = 'drafts.backups';

type Facts = Record<string, Pick<Backup, 'at' | 'damaged'>>;

function readFacts(json: unknown): Facts {
  if (!isJsonObject(json)) return {};
  const facts = Object.entries(json).map(([key, value]) => {
    const { at, damaged } = Object(value) as { at?: unknown; damaged?: unknown };
    const hasDate = typeof at === 'string' && !Number.isNaN(Date.parse(at));
    return [
      key,
      { ...(hasDate && { at }), ...(typeof damaged === 'number' && { damaged }) },
    ] as const;
  });
  return Object.fromEntries(facts);
}

/** 1 for the first backup; 0 for what is no backup. */
function numberOf(key: string): number {
  if (key === FIRST) return 1;
  const end = key.startsWith(`${FIRST}.`) ? key.slice(FIRST.length + 1) : '';
  return /^[1-9]\d{0,8}$/.test(end) ? Number(end) : 0;
}

async function storedBackups(): Promise<{ backups: Backup[]; facts: Facts }> {
  const all = await keys<string>(draftDatabase());
  const names = all
    .filter((key) => numberOf(key) > 0)
    .toSorted((a, b) => numberOf(a) - numberOf(b));
  const raws = await getMany<unknown>(names, draftDatabase());
  const facts = readFacts(await get(FACTS, draftDatabase()));
  return { backups: names.map((key, at) => ({ key, ...facts[key], raw: raws[at] })), facts };
}

/** All backups, the oldest first; why they cannot be read otherwise. Never throws. */
export async function readBackups(): Promise<Backup[] | StorageFailure> {
  try {
    return (await storedBackups()).backups;
  } catch (error) {
    return storageFailure(error);
  }
}

/**
 * Sets aside what could not be read, beside earlier backups; the same is kept once. Never throws.
 * @param damaged how many entries could not be read; undefined where nothing could be
 * @param at ISO 8601
 * @returns why that failed
 */
export async function setAside(
  raw: unknown,
  damaged: number | undefined,
  at: string,
): Promise<BackupFailure | undefined> {
  try {
    const { backups, facts } = await storedBackups();
    if (backups.some((backup) => sameJson(backup.raw, raw))) return undefined;
    if (backups.length >= MAX_BACKUPS) return 'crowded';
    // What is known of a deleted backup may be left over, so its number is not used again.
    const last = Math.max(
      0,
      ...[...backups.map(({ key }) => key), ...Object.keys(facts)].map(numberOf),
    );
    const key = last === 0 ? FIRST : `${FIRST}.${last + 1}`;
    const known = { ...facts, [key]: { at, ...(damaged !== undefined && { damaged }) } };
    await setMany(
      [
        [key, raw],
        [FACTS, known],
      ],
      draftDatabase(),
    );
    return undefined;
  } catch (error) {
    return storageFailure(error);
  }
}

/** Deletes a backup. Never throws; false when it could not be deleted. */
export async function deleteBackup(key: string): Promise<boolean> {
  try {
    await del(key, draftDatabase());
    await update<unknown>(
      FACTS,
      (json) => {
        const { [key]: _gone, ...others } = readFacts(json);
        return others;
      },
      draftDatabase(),
    );
    return true;
  } catch {
    return false;
  }
}
