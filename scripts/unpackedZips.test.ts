import { expect, it } from 'vitest';
import { describeZipFile } from '../src/admin/publish/zip/zipFiles';
import { useFolder } from './folderFixture';
import { checkUnpackedZips } from './unpackedZips';

const { at, put } = useFolder();
const FILE = 'products/index.json';

/** Unpacks a ZIP file that changes `base` to `json`. Returns its name. */
async function unpack(base: unknown, json: unknown, holds: string[] = []): Promise<string> {
  const bundle = {
    files: [{ path: FILE, json, was: null }],
    base: { [FILE]: base },
    pictures: [],
    changes: [],
  };
  const { name, made } = await describeZipFile(bundle, holds);
  put(`${name}.json`, made);
  return name;
}

const found = (now: unknown) => checkUnpackedZips(at(), { [FILE]: now });

it('reports a file that one ZIP file has replaced although another one changes it too', async () => {
  await unpack({ a: 1 }, { a: 2 });
  expect(await found({ a: 2 })).toEqual([]);
  await unpack({ a: 1 }, { b: 2 });
  expect(await found({ b: 2 })).toEqual([
    expect.objectContaining({ level: 'error', file: FILE, stopsBuild: false }),
  ]);
  // Both were merged and published since.
  expect(await found({ a: 2, b: 2 })).toEqual([]);
});

it('accepts a ZIP file that includes the earlier one, and one that was made after it was live', async () => {
  const first = await unpack({ a: 1 }, { a: 2 });
  await unpack({ a: 1 }, { a: 2, b: 2 }, [first]);
  await unpack({ a: 2 }, { a: 2, c: 2 });
  expect(await found({ a: 2, c: 2 })).toEqual([]);
});

it('ignores a folder that is missing or damaged', async () => {
  put('x.json', '{"base":');
  put('y.json', { base: {}, hashes: { a: 3 } });
  expect(await found({})).toEqual([]);
  expect(await checkUnpackedZips(at('none'), {})).toEqual([]);
});
