import type { CopyStore, ListedFile } from './copyStore';
import { readKeyFile, type KeyFile } from './cipher';
import { DeskError } from './deskError';
import type { DeviceState } from './deskTypes';
import { highestSeen, missingNumbers, type CopyProblem, type NumberRange } from './hostChecks';
import { parseSegmentName, readSegment, type Segment } from './segment';

export const KEY_FILE = 'key.json';

/** Reads the key file. @throws DeskError if there is none, or if it is of a newer version */
export async function fetchKeyFile(store: CopyStore): Promise<KeyFile> {
  const texts = await store.read([KEY_FILE]);
  const file = readKeyFile(texts.get(KEY_FILE));
  if (file === undefined) throw new DeskError('noCopy');
  if (file === 'newer') throw new DeskError('newer');
  return file;
}

/** What was read of the copy. */
export interface ReadCopy extends Pick<DeviceState, 'files' | 'expected' | 'times' | 'problems'> {
  updates: Uint8Array[];
  /** Segments of this device that are in the store. */
  ownFiles: string[];
  /** Highest number of a segment of this device that is in the store. */
  ownNumber: number;
}

const rangesOf = (files: DeviceState['files'], listed: ReadonlySet<string>): NumberRange[] =>
  Object.entries(files).flatMap(([name, from]) => {
    const parsed = listed.has(name) ? parseSegmentName(name) : undefined;
    return parsed ? [{ device: parsed.device, from, to: parsed.number }] : [];
  });

/** Adds the time of the last segment that could be read. */
function problemsOf(
  kind: CopyProblem['kind'],
  ranges: readonly NumberRange[],
  times: DeviceState['times'],
): CopyProblem[] {
  return ranges.map((range) => ({ ...range, kind, after: times[range.device] ?? '' }));
}

/**
 * Reads the segments that this device has not read. Missing and damaged ones are reported, and the others are used.
 * @throws DeskError if the key was changed, or a newer version of the site has written the copy
 */
export async function readCopy(
  store: CopyStore,
  { state, listed }: { state: DeviceState; listed: readonly ListedFile[] },
): Promise<ReadCopy> {
  const names = new Set(listed.map(({ name }) => name));
  const segments = listed.flatMap(({ name }) => {
    const parsed = parseSegmentName(name);
    return parsed ? [{ name, ...parsed }] : [];
  });
  const fresh = segments.filter(({ name }) => state.files[name] === undefined);
  const isGone = Object.keys(state.files).some((name) => !names.has(name));
  const texts: ReadonlyMap<string, string> =
    fresh.length > 0 ? await store.read(fresh.map(({ name }) => name)) : new Map();
  const read: (Segment & { name: string; device: string; number: number })[] = [];
  const damaged: NumberRange[] = [];
  for (const { name, device, number } of fresh) {
    const segment = await readSegment(state.key, name, texts.get(name) ?? '');
    if (segment === 'newer') throw new DeskError('newer');
    if (segment === 'damaged') damaged.push({ device, from: number, to: number });
    else read.push({ ...segment, name, device, number });
  }
  // Either another device has changed the key, or somebody has changed the files.
  if (damaged.length > 0 || isGone || !names.has(KEY_FILE)) {
    const { keyId } = await fetchKeyFile(store);
    if (keyId !== state.keyId) throw new DeskError('unlinked');
  }
  const kept = Object.entries(state.files).filter(([name]) => names.has(name));
  const files = Object.fromEntries([
    ...kept,
    ...read.map(({ name, from }) => [name, from] as const),
  ]);
  const numbers = read.map(({ device, number }) => ({ [device]: number }));
  const expected = highestSeen([state.expected, ...read.map(({ seen }) => seen), ...numbers]);
  const times = { ...state.times };
  for (const { device, at, number } of read)
    if (number >= (state.expected[device] ?? 0)) times[device] = at;
  // A segment that cannot be read shows that its device had written those before it.
  const written = highestSeen([expected, ...damaged.map(({ device, to }) => ({ [device]: to }))]);
  const missing = missingNumbers(written, [...rangesOf(files, names), ...damaged]);
  const ownFiles = segments.filter(({ device }) => device === state.device);
  return {
    files,
    expected,
    times,
    problems: [...problemsOf('damaged', damaged, times), ...problemsOf('missing', missing, times)],
    updates: read.map(({ update }) => update),
    ownFiles: ownFiles.map(({ name }) => name),
    ownNumber: Math.max(0, ...ownFiles.map(({ number }) => number)),
  };
}
