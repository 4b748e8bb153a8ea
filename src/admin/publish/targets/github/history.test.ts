import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallContent } from '@/domain/content/contentFixture';
import { gitFetch, BRANCH, errorResponse, TOKEN } from '../../../../../tests/helpers/git/gitFetch';
import { takeViolations } from '../../../../../tests/helpers/git/githubOpenApi';
import { GitMemory } from '../../../../../tests/helpers/git/gitMemory';
import { contentTexts } from '../../../../../tests/helpers/git/gitRace';
import { memoryStorage } from '../../../../../tests/helpers/storage/memoryStorage';
import { pastFailureText } from '../../restore/restoreMessages';
import { fetchPastContent } from '../../restore/pastContent';
import type { Publication, PublicationHistory } from '../../publishTarget';
import { githubTarget } from './target';
import { commitMessage } from './commit';
import { connect, disconnect } from './connection';
import { tabState } from './tabState';

const HOME = 'public/data/pages/home.json';

/** Returns a repository whose first commit contains the small content. */
async function ground() {
  const memory = await GitMemory.of({ ...contentTexts(), 'README.md': 'Hello' });
  const commit = async (path: string, text: string, message: string) => {
    const [head = ''] = memory.history();
    const sha = await memory.writeBlob(Buffer.from(text));
    const line = { mode: '100644', path, sha };
    const tree = await memory.writeTree(await memory.treeOf(head), [line]);
    await memory.moveRef('main', await memory.commit(tree, [head], message));
  };
  const title = (text: string, message: string) => {
    const home = smallContent().files['pages/home.json'] as { hero: object };
    const json = { ...home, hero: { ...home.hero, title: text } };
    return commit(HOME, JSON.stringify(json), message);
  };
  const tools = {
    fetch: gitFetch(memory),
    wait: async () => undefined,
    now: () => 0,
    random: () => 0.5,
    onLimit: () => undefined,
  };
  /** Returns the history as read with a token. */
  const history = (token: string | null = TOKEN, fetch: typeof tools.fetch = tools.fetch) => {
    if (token === null) disconnect();
    else connect({ token }, false);
    return githubTarget(BRANCH, {}, { ...tools, fetch }).history!;
  };
  return { commit, title, history };
}

async function listed(history: PublicationHistory): Promise<Publication[]> {
  const page = await history.list();
  return 'code' in page ? [] : page.publications;
}

async function titleOf(
  history: PublicationHistory,
  publication: Publication,
  side: 'after' | 'before',
) {
  const past = await fetchPastContent(history, publication, side);
  return 'code' in past ? pastFailureText(past, history) : past.content.home.hero.title;
}

async function errorOf(history: PublicationHistory) {
  const page = await history.list();
  return 'code' in page ? history.explain(page) : undefined;
}

beforeEach(() => {
  const storages = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };
  vi.stubGlobal('window', storages);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No site')));
});

afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
  expect(takeViolations()).toEqual([]);
});

describe('the history of a branch', () => {
  it('contains every commit of any author that changes the content, newest first', async () => {
    const { commit, title, history } = await ground();
    await title('One', commitMessage(['Hero: title of the home page changed', 'Price changed']));
    await commit('README.md', 'Other', 'Say hello otherwise');
    await title('Two', 'Fix the title by hand\n\nIt had a typo.');
    const publications = await listed(history());
    expect(publications.map(({ changes }) => changes)).toEqual([
      ['Fix the title by hand'],
      ['Hero: title of the home page changed', 'Price changed'],
      ['First'],
    ]);
    expect(publications[0]).toMatchObject({ at: '2026-01-04T00:00:00.000Z', who: 'Ada' });
  });

  it('returns the whole content after a commit, and before it', async () => {
    const { title, history } = await ground();
    await title('One', 'One');
    await title('Two', 'Two');
    const found = history();
    const [two, one, first] = await listed(found);
    expect(await titleOf(found, two!, 'after')).toBe('Two');
    expect(await titleOf(found, two!, 'before')).toBe('One');
    expect(await titleOf(found, one!, 'before')).toBe('Dream Big. Do Different');
    expect(await titleOf(found, first!, 'before')).toMatch(/There is no earlier version/);
  });

  it('is loaded page by page', async () => {
    const { title, history } = await ground();
    for (let at = 1; at <= 20; at += 1) await title(`Title ${at}`, `Commit ${at}`);
    const newest = await history().list();
    expect(newest).toMatchObject({ next: '2' });
    const rest = await history().list('2');
    expect(rest).toMatchObject({ publications: [{ changes: ['First'] }] });
    expect(rest).not.toHaveProperty('next');
  });

  it('reports why it cannot be read', async () => {
    const { commit, history } = await ground();
    expect(await errorOf(history(null))).toMatch(/^Connect to GitHub to load/);
    await commit(HOME, '{"half":', 'Break it by hand');
    const [broken] = await listed(history());
    expect(await titleOf(history(), broken!, 'after')).toMatch(
      /so it cannot be restored: pages\/home.json/,
    );
  });

  it('removes a token that GitHub rejects, and shows the reason until there is another one', async () => {
    const { history } = await ground();
    const rejected = history('wrong');
    const message = /^GitHub rejected the token.* Enter a new token\.$/;
    expect(await errorOf(rejected)).toMatch(message);
    expect(tabState().connection).toBeUndefined();
    expect(await errorOf(rejected)).toMatch(message);
    expect(await listed(history())).toHaveLength(1);
  });

  it.each([
    [403, /^The token has no read access to slate\/website/],
    [404, /no access to branch “main” of slate\/website, or the commit no longer exists/],
    [409, /^GitHub rejected the request\. Refused with 409\.$/],
    [500, /Try again\.$/],
  ])('keeps the token at %i, without a message about publishing', async (status, text) => {
    const { history } = await ground();
    const reply: typeof fetch = async () => Response.json(errorResponse(status).json, { status });
    const reason = await errorOf(history(TOKEN, reply));
    expect(reason).toMatch(text);
    expect(reason).not.toMatch(/nothing was published|still saved/i);
    expect(tabState().connection).toEqual({ token: TOKEN });
  });
});
