import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everywhere, smallContent, type Files } from '../src/domain/content/contentFixture';
import { writeDerivedFiles } from './contentDerive';
import { useFolder } from './folderFixture';

const { at, put } = useFolder();

it('writes only the files that differ, with two spaces and a last line break', async () => {
  const files = smallContent().files as Files;
  everywhere(files, 'p1', { price: '₦1' });
  const [entry] = files['products/index.json']?.products ?? [];
  Object.assign(entry ?? {}, { price: '₦2', note: 'kept' });
  for (const [file, json] of Object.entries(files)) put(file, json);
  expect(await writeDerivedFiles(at())).toEqual(['products/index.json']);
  const text = readFileSync(at('products/index.json'), 'utf8');
  expect(text).toMatch(/^\{\n {2}"products": \[\n/);
  expect(text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(text)).toMatchObject({ products: [{ price: '₦1', note: 'kept' }, {}, {}, {}] });
  expect(await writeDerivedFiles(at())).toEqual([]);
});
