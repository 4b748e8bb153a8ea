import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallContent } from '@/domain/contentFixture';
import { commitRoutes, type Said } from '../../../../tests/helpers/gitCommits';
import { gitFetch, PLACE, refusal, TOKEN } from '../../../../tests/helpers/gitFetch';
import { GitMemory } from '../../../../tests/helpers/gitMemory';
import { readPast } from '../past';
import type { Publication } from '../publishTarget';
import { githubClient } from './client';
import { commitMessage } from './commit';
import { faultText } from './faultText';
import { githubHistory } from './history';

const HOME = 'public/data/pages/home.json';

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();

/** A repository whose first commit holds the small content. */
async function ground() {
  const files = Object.entries(smallContent().files).map(([path, json]) => [
    `public/data/${path}`,
    JSON.stringify(json),
  ]);
  const memory = await GitMemory.of({ ...Object.fromEntries(files), 'README.md': 'Hello' });
  const said = new Map<string, Said>();
  said.set(memory.history()[0] ?? '', { message: 'First', at: day(1) });
  const commit = async (path: string, text: string, message: string) => {
    const [head = ''] = memory.history();
    const sha = await memory.writeBlob(Buffer.from(text));
    const line = { mode: '100644', path, sha };
    const tree = await memory.writeTree(await memory.treeOf(head), [line]);
    const id = await memory.commit(tree, [head]);
    said.set(id, { message, at: day(memory.history().length + 1) });
    await memory.moveRef('main', id);
  };
  const title = (text: string, message: string) => {
    const home = smallContent().files['pages/home.json'] as { hero: object };
    const json = { ...home, hero: { ...home.hero, title: text } };
    return commit(HOME, JSON.stringify(json), message);
  };
  const tools = {
    fetch: gitFetch(memory, commitRoutes(memory, said)),
    wait: async () => undefined,
    now: () => 0,
    random: () => 0.5,
    onLimit: () => undefined,
  };
  const history = (token: string | null = TOKEN, fetch: typeof tools.fetch = tools.fetch) =>
    githubHistory(
      () =>
        token === null
          ? undefined
          : githubClient(PLACE, token, { ...tools, fetch }, new AbortController().signal),
      (error) => faultText(error, PLACE),
    );
  return { memory, commit, title, history };
}

type History = ReturnType<Awaited<ReturnType<typeof ground>>['history']>;

async function listed(history: History): Promise<Publication[]> {
  const page = await history.list();
  return 'reason' in page ? [] : page.publications;
}

async function titleOf(history: History, publication: Publication, side: 'after' | 'before') {
  const past = await readPast(history, publication, side);
  return 'reason' in past ? past.reason : past.content.home.hero.title;
}

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No site'))));
afterEach(() => void vi.unstubAllGlobals());

describe('the history of a branch', () => {
  it('is every commit that touches the content, newest first, whoever made it', async () => {
    const { commit, title, history } = await ground();
    await title('One', commitMessage(['Hero: title of the home page changed', 'Price changed']));
    await commit('README.md', 'Other', 'Say hello otherwise');
    await title('Two', 'Mend the title by hand\n\nBecause of a slip.');
    const publications = await listed(history());
    expect(publications.map(({ changes }) => changes)).toEqual([
      ['Mend the title by hand'],
      ['Hero: title of the home page changed', 'Price changed'],
      ['First'],
    ]);
    expect(publications[0]).toMatchObject({ at: day(4), who: 'Ada' });
    expect(publications[0]!.url).toMatch(/^https:\/\/github.com\/slate\/website\/commit\//);
  });

  it('gives the whole content at the end of a commit, and at its beginning', async () => {
    const { title, history } = await ground();
    await title('One', 'One');
    await title('Two', 'Two');
    const found = history();
    const [two, one, first] = await listed(found);
    expect(await titleOf(found, two!, 'after')).toBe('Two');
    expect(await titleOf(found, two!, 'before')).toBe('One');
    expect(await titleOf(found, one!, 'before')).toBe('Dream Big. Do Different');
    expect(await titleOf(found, first!, 'before')).toMatch(/before it there was nothing/);
  });

  it('comes page by page', async () => {
    const { title, history } = await ground();
    for (let at = 1; at <= 20; at += 1) await title(`Title ${at}`, `Commit ${at}`);
    const newest = await history().list();
    expect(newest).toMatchObject({ next: '2' });
    const rest = await history().list('2');
    expect(rest).toMatchObject({ publications: [{ changes: ['First'] }] });
    expect(rest).not.toHaveProperty('next');
  });

  it('says what is the matter where it cannot be read', async () => {
    const { commit, history } = await ground();
    const reason = async (found: History) => Object(await found.list()) as { reason: string };
    expect((await reason(history(null))).reason).toMatch(/^Connect to GitHub first/);
    expect((await reason(history('wrong'))).reason).toMatch(/does not accept the token/);
    const gone: typeof fetch = async () => Response.json(refusal(404).json, { status: 404 });
    expect((await reason(history(TOKEN, gone))).reason).toMatch(/no branch “main”/);
    await commit(HOME, '{"half":', 'Break it by hand');
    const [broken] = await listed(history());
    expect(await titleOf(history(), broken!, 'after')).toMatch(
      /nothing can be restored from it: pages\/home.json/,
    );
  });
});
