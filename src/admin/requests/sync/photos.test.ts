import { photoIdsOf } from '@/domain/rental/personalDataRemoval';
import { describe, expect, it } from 'vitest';
import { EMPTY_HANDOVER } from '@/domain/rental/schema';
import { FileStoreError } from '../../file-store/fileStore';
import { openOffice, openTestDevice, PASSPHRASE, RECOVERY, type TestDevice } from './deskFixture';

const KEY = 'A';
const [CASE, LENS] = ['photo-case', 'photo-lens'];

const photoOf = (text: string) => new Blob([text], { type: 'image/webp' });

const handoverOf = (...photoIds: string[]) => ({ handover: { ...EMPTY_HANDOVER, photoIds } });

function take({ local, photos }: TestDevice, id: string): void {
  photos.set(id, photoOf(`picture of ${id}`));
  local.edit(KEY, handoverOf(...(local.request(KEY)?.handover?.photoIds ?? []), id));
}

async function openCopy(...ids: string[]) {
  const office = await openOffice();
  for (const id of ids) take(office.one, id);
  await office.one.desk().sync();
  await office.other.desk().sync();
  const photoNames = () => [...office.files.keys()].filter((name) => name.startsWith('photos/'));
  return { ...office, photoNames };
}

describe('Photos', () => {
  it('are encrypted files of their own, read on another device when they are looked at', async () => {
    const { files, other, photoNames } = await openCopy(CASE);
    expect(photoNames()).toHaveLength(1);
    const [name = ''] = photoNames();
    // Sizes are steps, so that they tell little.
    expect(atob(files.get(name) ?? '').length % 4096).toBe(12 + 16);
    expect(atob(files.get(name) ?? '')).not.toContain('picture');
    expect(other.photos.size).toBe(0);
    expect(await other.desk().fetchPhotos([CASE])).toEqual({ [CASE]: 'stored' });
    const photo = other.photos.get(CASE);
    expect([photo?.type, await photo?.text()]).toEqual(['image/webp', 'picture of photo-case']);
    expect(await other.desk().check()).toMatchObject({ photos: { total: 1, present: 1 } });
  });

  it('are missing until the device that took them has added them', async () => {
    const { one, other, photoNames } = await openCopy();
    take(one, CASE);
    const picture = one.photos.get(CASE);
    one.photos.clear();
    await one.desk().sync();
    await other.desk().sync();
    expect(await other.desk().fetchPhotos([CASE])).toEqual({ [CASE]: 'missing' });
    expect(await other.desk().check()).toMatchObject({ photos: { total: 1, present: 0 } });
    if (picture) one.photos.set(CASE, picture);
    await one.desk().sync();
    expect(photoNames()).toHaveLength(1);
    expect(await other.desk().fetchPhotos([CASE])).toEqual({ [CASE]: 'stored' });
  });

  it('that cannot be added make the changes no less saved, and are added the next time', async () => {
    const { files, store, one, photoNames } = await openCopy();
    take(one, CASE);
    const full: typeof store.add = (added, ...more) =>
      [...added.keys()].some((name) => name.startsWith('photos/'))
        ? Promise.reject(new FileStoreError('full'))
        : store.add(added, ...more);
    one.reopen({ openStore: () => ({ ...store, add: full }) });
    const { savedAt } = await one.desk().status();
    await expect(one.desk().sync()).rejects.toMatchObject({ reason: 'full' });
    const status = await one.desk().status();
    expect(status.unsavedSince).toBe('');
    expect(Date.parse(status.savedAt)).toBeGreaterThan(Date.parse(savedAt));
    expect([...files.keys()].filter((name) => name.startsWith('edits/A'))).toHaveLength(1);
    one.reopen();
    await one.desk().sync();
    expect(photoNames()).toHaveLength(1);
  });

  it('of removed personal data are deleted in the copy, and named on no device, which deletes what is not named', async () => {
    const { one, other, photoNames } = await openCopy(CASE);
    await other.desk().fetchPhotos([CASE]);
    one.local.edit(KEY, { isAnonymous: true });
    await one.desk().sync();
    expect(photoNames()).toEqual([]);
    await other.desk().sync();
    expect(photoIdsOf(other.local.request(KEY)!)).toEqual([]);
    await one.desk().sync();
    expect(photoNames()).toEqual([]);
  });

  it('are encrypted with the new key after a device was unlinked, also those of other devices', async () => {
    const { files, store, one, other, photoNames } = await openCopy(CASE);
    take(other, LENS);
    await other.desk().sync();
    const former = new Map([...files].filter(([name]) => name.startsWith('photos/')));
    const lost = openTestDevice('c', store);
    await lost.desk().join({ secret: PASSPHRASE, name: 'Lost' });
    await one
      .desk()
      .renew({ present: PASSPHRASE, passphrase: 'another passphrase', recoveryCode: RECOVERY });
    // The photo of the other device is there at every time.
    expect(await one.desk().fetchPhotos([LENS])).toEqual({ [LENS]: 'stored' });
    one.photos.delete(LENS);
    await one.desk().sync();
    expect(photoNames()).toHaveLength(2);
    expect(photoNames().filter((name) => former.has(name))).toEqual([]);
    await one.desk().sync();
    expect(one.stored()?.formerKeys).toEqual({});
    expect(await one.desk().fetchPhotos([LENS])).toEqual({ [LENS]: 'stored' });
    expect(await lost.desk().fetchPhotos([CASE, LENS])).toEqual({
      [CASE]: 'missing',
      [LENS]: 'missing',
    });
    const late = openTestDevice('d', store);
    await late.desk().join({ secret: 'another passphrase', name: 'Late' });
    expect(await late.desk().fetchPhotos([CASE])).toEqual({ [CASE]: 'stored' });
  });

  it('that were damaged or swapped are reported, and crash nothing', async () => {
    const { files, other, photoNames } = await openCopy(CASE, LENS);
    const [first = '', second = ''] = photoNames();
    const [text = '', secondText = ''] = [files.get(first), files.get(second)];
    const both = { [CASE]: 'damaged', [LENS]: 'damaged' };
    for (const [changed, secondChanged] of [
      [secondText, text],
      ['', 'no Base64'],
      [text.slice(0, -8), `AAAA${secondText.slice(4)}`],
    ] as const) {
      files.set(first, changed);
      files.set(second, secondChanged);
      expect(await other.desk().fetchPhotos([CASE, LENS])).toEqual(both);
      expect(other.photos.size).toBe(0);
      expect(await other.desk().sync()).toMatchObject({ problems: [] });
    }
    expect(await other.desk().fetchPhotos(['../../key.json'])).toEqual({
      '../../key.json': 'missing',
    });
  });

  it('stay in the copy while a part of it cannot be read, because that part may name them', async () => {
    const { files, store, photoNames } = await openCopy(CASE);
    const [newest = ''] = [...files.keys()].filter((name) => name.startsWith('edits/A')).slice(-1);
    files.set(newest, '');
    const late = openTestDevice('c', store);
    await late.desk().join({ secret: PASSPHRASE, name: 'Late' });
    expect(photoNames()).toHaveLength(1);
  });
});
