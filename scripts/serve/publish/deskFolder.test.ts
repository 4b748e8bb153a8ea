import { readdir, rename } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { useFolder } from '../../folderFixture';
import { deskFolder } from './deskFolder';
import { createPublishFolders, startService } from './publishFixture';

const { at } = useFolder();

const file = (number: number, text = 'text') => ({ name: `segments/a/${number}`, text });

it('The folder of the copy keeps segments as they were written', async () => {
  const copy = deskFolder(at('.desk'));
  expect(await copy.ask('')).toEqual({ files: [] });
  const add = (...files: object[]) => copy.ask('', { files, replaced: [] });
  await add({ name: 'key.json', text: '{}' }, file(1), file(2));
  await add({ name: 'key.json', text: '{"new":1}' });
  await expect(add(file(1, 'another'))).rejects.toMatchObject({ status: 409 });
  await copy.ask('', { files: [file(3)], replaced: ['segments/a/1'] });
  const { files } = (await copy.ask('')) as { files: { name: string }[] };
  expect(files.map(({ name }) => name).toSorted()).toEqual([
    'key.json',
    'segments/a/2',
    'segments/a/3',
  ]);
  const names = ['segments/a/1', 'segments/a/2'];
  expect(await copy.ask('read', { names })).toEqual({ texts: { 'segments/a/2': 'text' } });
  await copy.ask('all', { files: [file(1, 'again')] });
  expect(await copy.ask('')).toEqual({ files: [{ name: 'segments/a/1', size: 5 }] });
  expect(await readdir(at())).toEqual(['.desk']);
});

it('Photos stay when everything else is replaced', async () => {
  const copy = deskFolder(at('.desk'));
  const photo = { name: 'photos/key-1/photo-abc', text: 'picture' };
  await copy.ask('', { files: [file(1), photo], replaced: [] });
  await copy.ask('all', { files: [file(2)] });
  const names = ['segments/a/1', 'segments/a/2', photo.name];
  expect(await copy.ask('read', { names })).toEqual({
    texts: { 'segments/a/2': 'text', [photo.name]: 'picture' },
  });
  await copy.ask('all', { files: [file(2), { ...photo, text: 'newer' }] });
  expect(await copy.ask('read', { names: [photo.name] })).toEqual({
    texts: { [photo.name]: 'newer' },
  });
  await copy.ask('', { files: [], replaced: [photo.name] });
  expect(await copy.ask('')).toEqual({ files: [{ name: 'segments/a/2', size: 4 }] });
});

it('Segments that the device does not know are not replaced', async () => {
  const copy = deskFolder(at('.desk'));
  await copy.ask('', { files: [file(1), file(2)], replaced: [] });
  const replace = (...known: string[]) => copy.ask('all', { files: [file(9)], known });
  await expect(replace('segments/a/1')).rejects.toMatchObject({ status: 409 });
  await replace('segments/a/1', 'segments/a/2');
  expect(await copy.ask('')).toEqual({ files: [{ name: 'segments/a/9', size: 4 }] });
});

it('The former files are there again if the computer stops between the renames', async () => {
  const copy = deskFolder(at('.desk'));
  await copy.ask('', { files: [file(1)], replaced: [] });
  await rename(at('.desk'), at('.desk-old.tmp'));
  expect(await copy.ask('')).toEqual({ files: [{ name: 'segments/a/1', size: 4 }] });
});

it.each([
  '../key.json',
  'photos/../x',
  'photos/k/a.png',
  'segments/../../x',
  'segments/a/1.txt',
  '/etc/passwd',
  'segments/a\\b/1',
])('A file named %s is rejected', async (name) => {
  const copy = deskFolder(at('.desk'));
  await expect(copy.ask('read', { names: [name] })).rejects.toMatchObject({ status: 400 });
  const body = { files: [{ name, text: '' }], replaced: [] };
  await expect(copy.ask('', body)).rejects.toMatchObject({ status: 400 });
});

it('Only pages of this computer with the token reach the copy', async () => {
  const { folders } = await createPublishFolders();
  const service = await startService(folders);
  const asked = (headers: Record<string, string>) => service.get('/desk', headers);
  expect((await asked({})).status).toBe(403);
  const token = { 'X-Publish-Token': service.token };
  expect((await asked(token)).status).toBe(200);
  expect((await asked({ ...token, Origin: 'https://other.example' })).status).toBe(403);
  expect((await asked({ ...token, Host: 'slate.example' })).status).toBe(403);
});
