import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPublishFolders, named, renamed, startService } from './publishFixture';

let folder: Awaited<ReturnType<typeof createPublishFolders>>;
beforeEach(async () => void (folder = await createPublishFolders()));

function signal() {
  let give = () => undefined as void;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

describe('consecutive publications', () => {
  it('rebuild the pages after each publication, and write nothing during a rebuild', async () => {
    const built: unknown[] = [];
    const [start, end] = [signal(), signal()];
    const { commit, head, service, state } = await startService({
      ...folder.folders,
      async rebuild() {
        start.give();
        await end.given;
        built.push(await folder.siteSettings());
      },
    });
    // The response is sent before the pages are rebuilt.
    expect((await commit(renamed('One'))).status).toBe(200);
    await start.given;
    // The content can be read meanwhile.
    const second = commit(renamed('Two'), await head());
    // Long enough for the write to happen if it did not wait.
    for (let count = 0; count < 100; count += 1) await state();
    end.give();
    expect((await second).status).toBe(200);
    await service.whenBuilt();
    expect(built).toEqual([named('One'), named('Two')]);
  });

  it('do not rebuild pages if nothing was committed', async () => {
    const rebuild = vi.fn(() => Promise.resolve());
    const { commit, head, service } = await startService({ ...folder.folders, rebuild });
    await head();
    expect((await commit(renamed(), 'f'.repeat(40))).body).toBe('moved');
    await service.whenBuilt();
    expect(rebuild).not.toHaveBeenCalled();
  });
});

it('Files that are changed by hand are committed and shown when the content is read', async () => {
  const built: unknown[] = [];
  const { head, service } = await startService({
    ...folder.folders,
    rebuild: async () => void built.push(await folder.siteSettings()),
  });
  const before = await head();
  await folder.put('data/site.json', named('By hand'));
  expect(await head()).not.toBe(before);
  await service.whenBuilt();
  expect(built).toEqual([named('By hand')]);
});

describe('pages that could not be rebuilt', () => {
  async function failOnce() {
    const unbuildable = new Set([JSON.stringify(named('One'))]);
    const built: unknown[] = [];
    const opened = await startService({
      ...folder.folders,
      async rebuild() {
        const settings = await folder.siteSettings();
        if (unbuildable.has(JSON.stringify(settings))) throw new Error('no space left');
        built.push(settings);
      },
    });
    expect((await opened.commit(renamed('One'))).status).toBe(200);
    await opened.service.whenBuilt();
    return { ...opened, unbuildable, built };
  }

  it('are reported, and stop no publication, which may correct what cannot be built', async () => {
    const { commit, built, state, service } = await failOnce();
    expect((await state()).rebuildError).toMatch(/could not be rebuilt: no space left/);
    expect((await commit(renamed('Two'))).status).toBe(200);
    await service.whenBuilt();
    expect(built).toEqual([named('Two')]);
    expect(await state()).toEqual({});
  });

  it('are rebuilt on request', async () => {
    const { post, unbuildable, built } = await failOnce();
    expect((await post('/rebuild')).body).toHaveProperty('rebuildError');
    unbuildable.clear();
    expect((await post('/rebuild')).body).toEqual({});
    expect(built).toEqual([named('One')]);
    // No rebuild is pending.
    await post('/rebuild');
    expect(built).toHaveLength(1);
  });
});
