import fc from 'fast-check';
import { jsonValue } from './contentArbitraries';

type Files = Record<string, unknown>;
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LISTS = /^(?:services|products|projects|categories|topics|holds|cards|groups|workingHours)$/;

export function recordLists(files: Files): { file: string; list: unknown[] }[] {
  return Object.entries(files).flatMap(([file, json]) => {
    const { testimonials, footer } = Object(json) as Json;
    return [json, testimonials, footer]
      .filter(isObject)
      .flatMap((holder) => Object.entries(holder))
      .flatMap(([key, list]) => (LISTS.test(key) && Array.isArray(list) ? [{ file, list }] : []));
  });
}

const WRONG: Json = {
  title: 5,
  name: ['x'],
  stock: '3',
  isFeatured: 'yes',
  id: 7,
  description: { a: 1 },
  specs: 'Mount: PL',
  image: 9,
  isActive: 'no',
  links: 'none',
  hours: 8,
  price: true,
  gallery: 4,
  from: '2026-02-30',
  quantity: 0.5,
  productId: null,
};

/** One way to damage content. `at` selects the place. */
type Damage = (files: Files, at: number, filler: unknown) => void;

export function pick<T>(list: readonly T[], at: number): T | undefined {
  return list.length > 0 ? list[at % list.length] : undefined;
}

function entryAt(files: Files, at: number): Json | undefined {
  const list = pick(recordLists(files), at)?.list ?? [];
  return pick(list.filter(isObject), Math.floor(at / 7));
}

const DAMAGES: readonly Damage[] = [
  (files, at, filler) => {
    const list = pick(recordLists(files), at)?.list;
    list?.splice(at % (list.length + 1), 0, isObject(filler) ? { ...filler, title: 3 } : filler);
  },
  (files, at) => {
    const entry = entryAt(files, at);
    const key = pick(Object.keys(WRONG), Math.floor(at / 3)) ?? 'id';
    if (entry && Object.hasOwn(entry, key)) entry[key] = WRONG[key];
  },
  (files, at) => {
    const list = pick(recordLists(files), at)?.list;
    const entry = pick(list ?? [], Math.floor(at / 7));
    const copy = isObject(entry) ? { ...entry, note: at } : entry;
    if (entry !== undefined) list?.splice(Math.floor(at / 5) % (list.length + 1), 0, copy);
  },
  (files, at, filler) => {
    const entry = entryAt(files, at);
    if (!entry) return;
    const rest = Object.entries(entry).reverse();
    for (const key of Object.keys(entry)) delete entry[key];
    Object.assign(entry, { 'x-extra': filler }, Object.fromEntries(rest));
  },
  (files, at) => {
    const entry = entryAt(files, at);
    const key = pick(
      Object.keys(entry ?? {}).filter((name) => name !== 'id'),
      at,
    );
    if (entry && key !== undefined) entry[key] = null;
  },
];

/** Wrong types, foreign entries, duplicate records, extra fields, unusual orders. */
export function damagedFiles(sound: fc.Arbitrary<Files>): fc.Arbitrary<Files> {
  const damages = fc.array(
    fc.tuple(fc.nat({ max: DAMAGES.length - 1 }), fc.nat({ max: 5000 }), jsonValue()),
    { minLength: 1, maxLength: 8 },
  );
  return fc.tuple(sound, damages).map(([files, rolls]) => {
    const copy = structuredClone(files);
    for (const [kind, at, filler] of rolls) DAMAGES[kind]?.(copy, at, filler);
    return copy;
  });
}
