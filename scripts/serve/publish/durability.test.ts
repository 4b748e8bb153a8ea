import type * as fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diskLog } from './diskLogFixture';
import { NEW, OLD, createSite } from './rollBackFixture';

vi.mock('node:fs/promises', async (original) => {
  const { recordingFs: recording } = await import('./diskLogFixture');
  return recording(await original<typeof fs>());
});

let site: Awaited<ReturnType<typeof createSite>>;

beforeEach(async () => {
  site = await createSite();
  diskLog.clear();
});
afterEach(() => site.remove());

it('A publication is on the disk before its record says that it has begun, and that it is done', async () => {
  expect(await site.publish()).toBe('written');
  expect(await site.texts()).toEqual(NEW);
  expect(diskLog.records).toEqual([
    { state: 'unwritten', unsynced: [] },
    { state: 'begun', unsynced: [] },
    { state: 'done', unsynced: [] },
  ]);
  expect(diskLog.unsynced()).toEqual([]);
});

it('A rollback is on the disk before its record says that nothing is in place', async () => {
  const now = () => diskLog.records.at(-1)?.state;
  diskLog.onRename = (to) => {
    if (now() === 'begun' && path.basename(to) === 'about.json') throw new Error('No space left');
  };
  await expect(site.publish()).rejects.toThrow('No space left');
  expect(await site.texts()).toEqual(OLD);
  expect(diskLog.records.slice(2)).toEqual([{ state: 'unwritten', unsynced: [] }]);
});

it.each(['EPERM', 'EISDIR', 'EACCES', 'EINVAL'])(
  'A system that cannot synchronise folders (%s) publishes nevertheless',
  async (code) => {
    diskLog.onSync = () => {
      throw Object.assign(new Error(code), { code });
    };
    expect(await site.publish()).toBe('written');
    expect(await site.texts()).toEqual(NEW);
  },
);

it('A publication that cannot be brought to the disk is undone', async () => {
  diskLog.onSync = (folder) => {
    if (diskLog.records.length === 2 && path.basename(folder) === 'pages')
      throw Object.assign(new Error('EIO'), { code: 'EIO' });
  };
  await expect(site.publish()).rejects.toThrow('EIO');
  diskLog.clear();
  expect(await site.rollBackFor(Infinity)).toEqual([]);
  expect(await site.texts()).toEqual(OLD);
});
