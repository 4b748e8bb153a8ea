import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundle, named, openPlaces, openService, site } from './publishFixture';

let folder: Awaited<ReturnType<typeof openPlaces>>;
let server: Awaited<ReturnType<typeof openService>> | undefined;

beforeEach(async () => {
  folder = await openPlaces();
  server = undefined;
});

afterEach(async () => {
  await server?.close();
  await folder.remove();
});

describe('publications one after another', () => {
  it('each is followed by its pages, and nothing is written while they are made', async () => {
    const seen: unknown[] = [];
    let begun = () => undefined as void;
    let end = () => undefined as void;
    const isBuilding = new Promise<void>((resolve) => (begun = resolve));
    const mayEnd = new Promise<void>((resolve) => (end = resolve));
    const { get, post, service } = (server = await openService({
      ...folder.places,
      async rebuild() {
        begun();
        await mayEnd;
        seen.push(await folder.written());
      },
    }));
    // Answered before its pages are made.
    expect((await post(await bundle({}, 'One'))).status).toBe(202);
    await isBuilding;
    const second = post(await bundle({}, 'Two', named('One')));
    // Time enough for it to be written, were it not to wait.
    for (let asked = 0; asked < 300; asked += 1) await get();
    end();
    expect((await second).status).toBe(202);
    await service.whenBuilt();
    expect(seen).toEqual([named('One'), named('Two')]);
  });

  it('a rebuild that failed says nothing of the publication after it', async () => {
    let fails = true;
    let end = () => undefined as void;
    const mayEnd = new Promise<void>((resolve) => (end = resolve));
    const { get, post, service } = (server = await openService({
      ...folder.places,
      async rebuild() {
        if (fails) throw new Error('no disk');
        await mayEnd;
      },
    }));
    await post(await bundle({}, 'One'));
    await service.whenBuilt();
    expect((await get()).body['trouble']).toMatch(/could not be made anew/);
    fails = false;
    await post(await bundle({}, 'Two', named('One')));
    expect((await get()).body['trouble']).toBeUndefined();
    end();
    await service.whenBuilt();
  });
});

describe('what was left half written', () => {
  it('and cannot be taken back is not written over: it is tried again with the next one', async () => {
    const { entry, whole } = await folder.leaveHalfWritten(false);
    const lines: string[] = [];
    // What it was is not there to be put back.
    const { post } = (server = await openService({
      ...folder.places,
      report: (line) => void lines.push(line),
    }));
    expect((await post(await bundle())).status).toBe(500);
    expect(lines[0]).toMatch(/could not be taken back/);
    await whole();
    expect((await post(await bundle())).status).toBe(202);
    expect(await folder.written()).toEqual(named('New'));
    expect(existsSync(entry)).toBe(false);
  });

  it('leaves nothing beside the places of files', async () => {
    const left = folder.at(
      'data/products/by-category/.lenses.json.2026-01-01T00-00-00-000Z-a1b2c3.tmp',
    );
    await writeFile(left, 'half');
    const kept = folder.at('data/.gitkeep');
    await writeFile(kept, '');
    const { service } = (server = await openService(folder.places));
    await service.whenBuilt();
    const names = await readdir(folder.at('data'), { recursive: true });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(names).toContain('.gitkeep');
  });
});
