import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listHistory } from './history';
import { bundle, named, createPublishFolders, site, startService } from './publishFixture';

let folder: Awaited<ReturnType<typeof createPublishFolders>>;
let server: Awaited<ReturnType<typeof startService>> | undefined;

beforeEach(async () => {
  folder = await createPublishFolders();
  server = undefined;
});

afterEach(async () => {
  await server?.close();
  await folder.remove();
});

describe('consecutive publications', () => {
  it('rebuild the pages after each publication, and write nothing during a rebuild', async () => {
    const built: unknown[] = [];
    let start = () => undefined as void;
    let end = () => undefined as void;
    const isBuilding = new Promise<void>((resolve) => (start = resolve));
    const mayEnd = new Promise<void>((resolve) => (end = resolve));
    const { get, post, service } = (server = await startService({
      ...folder.folders,
      async rebuild() {
        start();
        await mayEnd;
        built.push(await folder.siteSettings());
      },
    }));
    // The response is sent before the pages are rebuilt.
    expect((await post(await bundle({}, 'One'))).status).toBe(202);
    await isBuilding;
    const second = post(await bundle({}, 'Two', named('One')));
    // Long enough for the write to happen if it did not wait.
    for (let count = 0; count < 300; count += 1) await get();
    end();
    expect((await second).status).toBe(202);
    await service.whenBuilt();
    expect(built).toEqual([named('One'), named('Two')]);
  });

  it('a failed rebuild does not affect the state of the next publication', async () => {
    let rebuilds = 0;
    let end = () => undefined as void;
    const mayEnd = new Promise<void>((resolve) => (end = resolve));
    const { get, post, service } = (server = await startService({
      ...folder.folders,
      async rebuild() {
        rebuilds += 1;
        if (rebuilds === 1) throw new Error('no disk');
        // The second rebuild is the retry of the first one.
        if (rebuilds === 3) await mayEnd;
      },
    }));
    await post(await bundle({}, 'One'));
    await service.whenBuilt();
    expect((await get()).body['rebuildError']).toMatch(/could not be rebuilt: no disk/);
    await post(await bundle({}, 'Two', named('One')));
    expect((await get()).body['rebuildError']).toBeUndefined();
    end();
    await service.whenBuilt();
  });
});

it('A publication whose changes are already published is not listed', async () => {
  const { post } = (server = await startService(folder.folders));
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
    const opened = (server = await startService({
      ...folder.folders,
      async rebuild() {
        if (disk.isFull) throw new Error('no space left');
        built.push(await folder.siteSettings());
      },
    }));
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
    await writeFile(folder.at('data/site.json'), JSON.stringify(named('By hand')));
    expect((await post(await bundle({}, 'Two', named('One')))).status).toBe(409);
    expect(built).toEqual([named('One'), named('By hand')]);
  });
});

describe('an incomplete publication', () => {
  it('is not overwritten if it cannot be rolled back, and the next publication tries again', async () => {
    const { entry, writeCopy } = await folder.leaveIncomplete(false);
    const lines: string[] = [];
    // The previous content is missing and cannot be restored.
    const { post } = (server = await startService({
      ...folder.folders,
      report: (line) => void lines.push(line),
    }));
    expect((await post(await bundle())).status).toBe(500);
    expect(lines[0]).toMatch(/could not be rolled back: the previous version/);
    await writeCopy();
    expect((await post(await bundle())).status).toBe(202);
    expect(await folder.siteSettings()).toEqual(named('New'));
    expect(existsSync(entry)).toBe(false);
  });

  it('is not shown to visitors by a rebuild on request', async () => {
    const { writeCopy } = await folder.leaveIncomplete(false);
    let rebuilt = 0;
    const rebuild = async () => void (rebuilt += 1);
    const { retry } = (server = await startService({
      ...folder.folders,
      rebuild,
      report: () => undefined,
    }));
    expect((await retry()).body['notes']).toEqual([expect.stringMatching(/previous version/)]);
    expect(rebuilt).toBe(0);
    await writeCopy();
    expect((await retry()).body['notes']).toEqual([]);
    expect([rebuilt, await folder.siteSettings()]).toEqual([1, site]);
  });

  it('stays if its files were edited by hand, and is reported until its folder is deleted', async () => {
    await folder.leaveIncomplete(true);
    await writeFile(folder.at('data/site.json'), JSON.stringify(named('By hand')));
    const lines: string[] = [];
    const report = (line: string) => void lines.push(line);
    const { get, post, service } = (server = await startService({ ...folder.folders, report }));
    await service.whenBuilt();
    expect(await folder.siteSettings()).toEqual(named('By hand'));
    expect(lines).toEqual([expect.stringMatching(/public\/data\/site\.json was changed by hand/)]);
    expect((await get()).body['notes']).toEqual(lines);
    expect((await post(await bundle({}, 'Two', named('By hand')))).status).toBe(202);
    expect((await get()).body['notes']).toEqual(lines);
  });

  it('leaves no temporary files', async () => {
    const temporary = folder.at(
      'data/products/by-category/.lenses.json.2026-01-01T00-00-00-000Z-a1b2c3.tmp',
    );
    await writeFile(temporary, 'half');
    const kept = folder.at('data/.gitkeep');
    await writeFile(kept, '');
    const { service } = (server = await startService(folder.folders));
    await service.whenBuilt();
    const names = await readdir(folder.at('data'), { recursive: true });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(names).toContain('.gitkeep');
  });
});
