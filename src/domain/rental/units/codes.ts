import { UNITS_PATH } from '../../links/adminPaths';
import type { Unit } from '../schema';

/** Letters and digits without case: scanners with another keyboard layout type other signs, such as ß for a hyphen. */
export const unitKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|ß/gu, '');

export interface UnitIndex {
  all: readonly Unit[];
  byId: ReadonlyMap<string, Unit>;
  byCode: ReadonlyMap<string, readonly Unit[]>;
  byFormerCode: ReadonlyMap<string, readonly Unit[]>;
  bySerial: ReadonlyMap<string, readonly Unit[]>;
}

function grouped(units: readonly Unit[], textsOf: (unit: Unit) => readonly string[]) {
  const groups = new Map<string, Unit[]>();
  for (const unit of units)
    for (const key of textsOf(unit).map(unitKey))
      if (key) groups.set(key, [...(groups.get(key) ?? []), unit]);
  return groups;
}

export const indexUnits = (units: readonly Unit[]): UnitIndex => ({
  all: units,
  byId: new Map(units.map((unit) => [unit.id, unit])),
  byCode: grouped(units, ({ code }) => [code]),
  byFormerCode: grouped(units, ({ formerCodes }) => Object.keys(formerCodes)),
  bySerial: grouped(units, ({ serial }) => [serial]),
});

/** Units with this code or, if there is none, those that had it, or have this serial number. */
export function findUnits(
  { byCode, byFormerCode, bySerial }: UnitIndex,
  text: string,
): readonly Unit[] {
  const key = unitKey(text);
  return byCode.get(key) ?? byFormerCode.get(key) ?? bySerial.get(key) ?? [];
}

/** Codes are unique: units that were sold keep theirs. */
export const isCodeTaken = (
  { byCode, byFormerCode }: UnitIndex,
  code: string,
  id: string,
): boolean =>
  [byCode, byFormerCode].some((units) => units.get(unitKey(code))?.some((unit) => unit.id !== id));

/** Its code reaches no server. @param origin of the website */
export const labelLink = (origin: string, code: string): string =>
  `${new URL(UNITS_PATH, origin).href}#${encodeURIComponent(code)}`;

/** The text can be the link of a label of any website. */
export function scannedCode(text: string): string {
  const [, linked] = /\/admin\/requests\/units\/?#(.+)$/.exec(text.trim()) ?? [];
  if (linked === undefined) return text.trim();
  try {
    return decodeURIComponent(linked);
  } catch {
    return linked;
  }
}

/** Returns a code prefix for a product: the first letter of each word of its name, and whole words with digits. */
export function proposedPrefix(name: string): string {
  const words = name.split(/\s+/).map(unitKey);
  const parts = words.map((word) => (/\d/.test(word) ? word : word.slice(0, 1)));
  return parts.join('').slice(0, 8).toUpperCase();
}

/** Returns the code of the next unit, such as `CAM6K-02`. @param letter of this device, '' if it is the only one */
export function proposedCode(prefix: string, index: UnitIndex, letter: string): string {
  const start = `${prefix}-${letter}`;
  const key = unitKey(start);
  const counts = [...index.byCode.keys(), ...index.byFormerCode.keys()].map((taken) => {
    const rest = taken.startsWith(key) ? taken.slice(key.length) : '';
    return /^\d{1,4}$/.test(rest) ? Number(rest) : 0;
  });
  return start + String(Math.max(0, ...counts) + 1).padStart(2, '0');
}

export const unitText = (unit: Unit | undefined): string =>
  unit ? [unit.code, unit.serial && `serial number ${unit.serial}`].filter(Boolean).join(', ') : '';
