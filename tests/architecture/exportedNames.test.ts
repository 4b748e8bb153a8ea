import { expect, it } from 'vitest';
import { codeIn, isTest, textOf } from './projectFiles';

/** Names that exist twice because of a library, with the reason. */
const ALLOWED = new Set([
  // React.lazy needs a module with a default export: the lazy component has the name of the component that it loads.
  'AdminMenu',
]);

const DECLARATION =
  /^export (?:default )?(?:async )?(?:function|const|let|class|interface|type|enum) (\w+)/gm;
const DESTRUCTURED = /^export const \{([^}]*)\}/gm;

const namesIn = (text: string): string[] => [
  ...new Set([
    ...[...text.matchAll(DECLARATION)].map(([, name = '']) => name),
    ...[...text.matchAll(DESTRUCTURED)].flatMap(
      ([, names = '']) => names.match(/\w+(?=,|\s*$)/gm) ?? [],
    ),
  ]),
];

const exported = codeIn('src')
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => namesIn(textOf(file)).map((name) => ({ name, file })))
  .filter(({ name }) => !ALLOWED.has(name));

/** Returns the names that several modules export. @param keyOf names with the same key are the same */
function duplicates(all: typeof exported, keyOf: (name: string) => string): string[] {
  const places = new Map<string, typeof exported>();
  for (const one of all) {
    const key = keyOf(one.name);
    places.set(key, [...(places.get(key) ?? []), one]);
  }
  return [...places.values()]
    .filter((same) => new Set(same.map(({ file }) => file)).size > 1)
    .map((same) => same.map(({ name, file }) => `${name} of ${file}`).join(', '));
}

it('are found', () => {
  expect(exported.length).toBeGreaterThan(1000);
});

it('have one meaning each', () => {
  expect(duplicates(exported, (name) => name)).toEqual([]);
});

it('do not differ in case only, except for constants and the sample values of fixtures', () => {
  const compared = exported.filter(({ name, file }) => /[a-z]/.test(name) && !isTest(file));
  expect(duplicates(compared, (name) => name.toLowerCase())).toEqual([]);
});
