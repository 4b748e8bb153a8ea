import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listHistory } from './history';
import { bundle, named, createPublishFolders, site, startService } from './publishFixture';

let folder: Awaited<ReturnType<typeof createPublishFolders>>;
beforeEach(async () => void (folder = await createPublishFolders()));

/** Returns a promise with its resolve function. */
function signal() {
  let give = () => undefined as void;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

describe('consecutive publications', () => {
  it('rebuild the pages after each publication, and write nothing during a rebuild', async () => {
    const built: unknown[] = [];
    const [start, end] = [signal(), signal()];
    const { get, post, service } = await startService({
      ...folder.folders,
      async rebuild() {
        start.give();
        await end.given;
        built.push(await folder.siteSettings());
      },
    });
    // The response is sent before the pages are rebuilt.
    expect((await post(await bundle({}, 'One'))).status).toBe(202);
    await start.given;
    const second = post(await bundle({}, 'Two', named('One')));
    // Long enough for the write to happen if it did not wait.
    for (let count = 0; count < 300; count += 1) await get();
    end.give();
    expect((await second).status).toBe(202);
    await service.whenBuilt();
    expect(built).toEqual([named('One'), named('Two')]);
  });

  it('a failed rebuild does not affect the state of the next publication', async () => {
    const end = signal();
    // The second rebuild is the retry of the first one.
    const rebuild = vi.fn(() => end.given);
    rebuild.mockRejectedValueOnce(new Error('no disk')).mockResolvedValueOnce();
    const { get, post, service } = await startService({ ...folder.folders, rebuild });
    await post(await bundle({}, 'One'));
    await service.whenBuilt();
    expect((await get()).body['rebuildError']).toMatch(/could not be rebuilt: no disk/);
    await post(await bundle({}, 'Two', named('One')));
    expect((await get()).body['rebuildError']).toBeUndefined();
    end.give();
    await service.whenBuilt();
  });
});

it('A publication whose changes are already published is not listed', async () => {
  const { post } = await startService(folder.folders);
  const first = await post(await bundle());
  const { status, body } = await post({ files: [], pictures: [], changes: [] });
  expect([status, body['content']]).toEqual([202, first.body['content']]);
  const { publications } = await listHistory(folder.folders.history, null);
  expect(publications).toHaveLength(1);
});

describe('pages that could not be rebuilt', () => {
  /** Publishes once, with a rebuild that fails. */
  async function failOnce() {
    const disk = { isFull: true };
    const built: unknown[] = [];
    const opened = await startService({
      ...folder.folders,
      async rebuild() {
        if (disk.isFull) throw new Error('no space left');
        built.push(await folder.siteSettings());
      },
    });
    expect((await opened.post(await bundle({}, 'One'))).status).toBe(202);
    await opened.service.whenBuilt();
    return { ...opened, disk, built };
  }

  it('are rebuilt before the next publication, which is then rejected as outdated', async () => {
    const { post, disk, built, get } = await failOnce();
    disk.isFull = false;
    // Based on the content that visitors still get.
    expect((await post(await bundle({}, 'Two'))).status).toBe(409);
    expect(built).toEqual([named('One')]);
    expect((await get()).body).toEqual({ notes: [] });
    expect((await post(await bundle({}, 'Two', named('One')))).status).toBe(202);
  });

  it('are reported as the reason if the retry fails, and nothing is written', async () => {
    const { post } = await failOnce();
    const { status, body } = await post(await bundle({}, 'Two', named('One')));
    expect([status, body['message']]).toEqual([
      503,
      'Nothing was published, because the pages could not be rebuilt: no space left',
    ]);
    expect(await folder.siteSettings()).toEqual(named('One'));
  });

  it('are rebuilt on request', async () => {
    const { retry, disk, built } = await failOnce();
    expect((await retry()).body['rebuildError']).toMatch(/no space left/);
    disk.isFull = false;
    expect((await retry()).body).toEqual({ notes: [] });
    expect(built).toEqual([named('One')]);
    // No rebuild is pending.
    await retry();
    expect(built).toHaveLength(1);
    expect((await retry({ 'X-Publish-Token': '' })).status).toBe(403);
    expect((await retry({ Origin: 'https://evil.test' })).status).toBe(403);
  });

  it('are rebuilt from manually edited files before a publication is rejected as outdated', async () => {
    const { post, disk, built, retry } = await failOnce();
    disk.isFull = false;
    await retry();
    await folder.put('data/site.json', named('By hand'));
    expect((await post(await bundle({}, 'Two', named('One')))).status).toBe(409);
    expect(built).toEqual([named('One'), named('By hand')]);
  });
});

describe('an incomplete publication', () => {
  const lines: string[] = [];
  const start = async (rebuild?: () => Promise<void>) => {
    lines.length = 0;
    const report = (line: string) => void lines.push(line);
    return startService({ ...folder.folders, report, rebuild });
  };

  it('is not overwritten if it cannot be undone, and the next publication tries again', async () => {
    const { entry, clear } = await folder.leaveIncomplete();
    const { post } = await start();
    expect((await post(await bundle())).status).toBe(500);
    expect(lines[0]).toMatch(/could not be rolled back: ENOTEMPTY/);
    await clear();
    expect((await post(await bundle())).status).toBe(202);
    expect(await folder.siteSettings()).toEqual(named('New'));
    expect(existsSync(entry)).toBe(false);
  });

  it('is not shown to visitors by a rebuild on request', async () => {
    const { clear } = await folder.leaveIncomplete();
    const rebuild = vi.fn(() => Promise.resolve());
    const { retry } = await start(rebuild);
    expect((await retry()).body['notes']).toEqual([expect.stringMatching(/ENOTEMPTY/)]);
    expect(rebuild).not.toHaveBeenCalled();
    await clear();
    expect((await retry()).body['notes']).toEqual([]);
    expect(rebuild).toHaveBeenCalledOnce();
    expect(await folder.siteSettings()).toEqual(site);
  });

  it('is undone when the server starts, and leaves no temporary files', async () => {
    const { clear } = await folder.leaveIncomplete();
    await clear();
    await folder.put('media/uploads/a.webp.12.tmp', 'half');
    await (await start()).service.whenBuilt();
    expect(await folder.siteSettings()).toEqual(site);
    const names = await readdir(folder.at(''), { recursive: true });
    expect(names.filter((name) => name.includes('.tmp'))).toEqual([]);
  });
});
