import { rootsOf } from './deskDoc';
import { viewOf } from './deskView';
import { NO_COPY, type Device, type DeskStatus, type LinkedDevice } from './deskTypes';
import type * as Y from 'yjs';

/** Returns the letter with a number: A to Z, then AA. */
function letterAt(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterAt(Math.floor(index / 26) - 1) + last;
}

const valueOf = (doc: Y.Doc, device: string, field: string) =>
  rootsOf(doc).devices.get(`${device}/${field}`) ?? '';

/** Returns the IDs of all devices that were ever linked. */
const allDevices = (doc: Y.Doc): string[] =>
  [...rootsOf(doc).devices.keys()]
    .filter((key) => key.endsWith('/name'))
    .map((key) => key.slice(0, -'/name'.length));

/** Returns a letter that no device has ever had. */
function freeLetter(doc: Y.Doc): string {
  const used = new Set(allDevices(doc).map((device) => valueOf(doc, device, 'letter')));
  let index = 0;
  while (used.has(letterAt(index))) index += 1;
  return letterAt(index);
}

/** Enters a device into the document. Of two that have taken the same letter, one takes another. */
export function enterDevice(doc: Y.Doc, device: string, name: string, at: string): void {
  const { devices } = rootsOf(doc);
  const own = valueOf(doc, device, 'letter');
  const isShared = allDevices(doc).some(
    (other) => other < device && valueOf(doc, other, 'letter') === own,
  );
  if (own !== '' && !isShared) return;
  doc.transact(() => {
    devices.set(`${device}/letter`, freeLetter(doc));
    if (own !== '') return;
    devices.set(`${device}/name`, name);
    devices.set(`${device}/linkedAt`, at);
  });
}

export const isUnlinked = (doc: Y.Doc, device: string) => valueOf(doc, device, 'unlinkedAt') !== '';

export function unlinkDevice(doc: Y.Doc, device: string, at: string): void {
  rootsOf(doc).devices.set(`${device}/unlinkedAt`, at);
}

function linkedDevices({ doc, state }: Device): LinkedDevice[] {
  return allDevices(doc)
    .filter((id) => !isUnlinked(doc, id))
    .map((id) => ({
      id,
      name: valueOf(doc, id, 'name'),
      letter: valueOf(doc, id, 'letter'),
      at: state.times[id] ?? valueOf(doc, id, 'linkedAt'),
      isOwn: id === state.device,
    }))
    .toSorted((a, b) => a.letter.length - b.letter.length || (a.letter < b.letter ? -1 : 1));
}

/** Returns the letter of this device, and whether no other was ever linked. */
export function ownLetter({ doc, state }: Device): { letter: string; isOnly: boolean } {
  return { letter: valueOf(doc, state.device, 'letter'), isOnly: allDevices(doc).length < 2 };
}

/** Returns what the office sees of its copy. */
export function deskStatusOf(device: Device | undefined): DeskStatus {
  if (!device) return NO_COPY;
  const { state, doc } = device;
  const conflicts = [...viewOf(doc)].flatMap(([key, { conflicts: found }]) =>
    found.length > 0 ? [[key, found] as const] : [],
  );
  return {
    isLinked: true,
    devices: linkedDevices(device),
    savedAt: state.savedAt,
    unsavedSince: state.unsavedSince,
    problems: state.problems.map((problem) => ({
      ...problem,
      device: valueOf(doc, problem.device, 'name') || problem.device,
    })),
    conflicts: Object.fromEntries(conflicts),
  };
}
