import { del, get, getMany, keys, setMany, update } from 'idb-keyval';
import { isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { isTime } from '@/domain/text/time';
import { storageFailure, type StorageFailure } from '@/api/storage/storageFailure';
import type { BackupFailure } from '../state/statusSlice';
import { draftDatabase } from './draftDatabase';

/** Stored drafts that could not be read, exactly as they were stored. */
export interface Backup {
  /** Key of the entry in the database. */
  key: string;
  /** Time of the backup, ISO 8601; missing in backups of earlier versions. */
  at?: string;
  /** Number of unreadable entries; missing if nothing could be read or the number is unknown. */
  damaged?: number;
  raw: unknown;
}

/** Maximum number of backups. No backup is dropped automatically: the administrator is asked to delete one. */
export const MAX_BACKUPS = 10;

/** Key of the first backup; the next ones are `drafts.bak.2` and so on. */
const FIRST = 'drafts.bak';
/** Key of the time and reason of each backup. They are separate, so that backups stay exactly as they were stored. */
const FACTS = 'drafts.backups';

type Facts = Record<string, Pick<Backup, 'at' | 'damaged'>>;

function readFacts(json: unknown): Facts {
  if (!isJsonObject(json)) return {};
  const facts = Object.entries(json).map(([key, value]) => {
    const { at, damaged } = Object(value) as { at?: unknown; damaged?: unknown };
    const hasDate = isTime(at);
    return [
      key,
      { ...(hasDate && { at }), ...(typeof damaged === 'number' && { damaged }) },
    ] as const;
  });
  return Object.fromEntries(facts);
}

/** Returns the number of a backup (1 for the first), or 0 if the key is not the key of a backup. */
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

/** Returns all backups, the oldest first, or why they cannot be read. Never throws. */
export async function readBackups(): Promise<Backup[] | StorageFailure> {
  try {
    return (await storedBackups()).backups;
  } catch (error) {
    return storageFailure(error);
  }
}

/**
 * Makes a backup of drafts that could not be read, in addition to earlier backups. Equal drafts are backed up once.
 * Never throws.
 * @param damaged number of unreadable entries; undefined if nothing could be read
 * @param at ISO 8601
 * @returns why the backup could not be made
 */
export async function saveBackup(
  raw: unknown,
  damaged: number | undefined,
  at: string,
): Promise<BackupFailure | undefined> {
  try {
    const { backups, facts } = await storedBackups();
    if (backups.some((backup) => sameJson(backup.raw, raw))) return undefined;
    if (backups.length >= MAX_BACKUPS) return 'limitReached';
    // The facts of a deleted backup may still be stored, so its number is not reused.
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

/** Deletes a backup. Never throws; returns false if it could not be deleted. */
export async function deleteBackup(key: string): Promise<boolean> {
  try {
    await del(key, draftDatabase());
  } catch {
    return false;
  }
  const withoutFacts = (json: unknown) => {
    const { [key]: _removed, ...others } = readFacts(json);
    return others;
  };
  // A full device may reject this write. Facts without a backup are ignored.
  await update<unknown>(FACTS, withoutFacts, draftDatabase()).catch(() => undefined);
  return true;
}
