import fc from 'fast-check';
import { contentFiles, jsonValue } from './contentArbitraries';

/** Replaces some values deep in a JSON value, and adds hostile keys. */
function spoiled(value: unknown, spoil: () => number, filler: unknown): unknown {
  if (spoil() < 0.05) return filler;
  if (Array.isArray(value)) return value.map((item) => spoiled(item, spoil, filler));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, entry]) => [key, spoiled(entry, spoil, filler)] as const,
  );
  const clean = JSON.stringify(Object.fromEntries(entries));
  const hostile = `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}`;
  const joined = clean === '{}' ? `${hostile}}` : `${hostile},${clean.slice(1)}`;
  return spoil() < 0.1 ? JSON.parse(joined) : JSON.parse(clean);
}

export function hostileFiles(): fc.Arbitrary<Record<string, unknown>> {
  const rolls = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
    minLength: 20,
    maxLength: 60,
  });
  return fc.tuple(contentFiles(), rolls, jsonValue()).map(([files, numbers, filler]) => {
    let at = 0;
    const spoil = () => numbers[at++ % numbers.length] ?? 1;
    const entries = Object.entries(files).map(
      ([path, file]) => [path, spoiled(file, spoil, filler)] as const,
    );
    return Object.fromEntries(entries);
  });
}
