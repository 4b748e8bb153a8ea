import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallContent } from '@/domain/content/contentFixture';
import { gitFetch, BRANCH, errorResponse, TOKEN } from '../../../../../tests/helpers/git/gitFetch';
import { depsOf, useBrowser } from '../../../../../tests/helpers/git/gitFixture';
import { GitMemory } from '../../../../../tests/helpers/git/gitMemory';
import { contentTexts } from '../../../../../tests/helpers/git/gitRace';
import { pastFailureText } from '../../restore/restoreMessages';
import { fetchPastContent } from '../../restore/pastContent';
import type { Publication, PublicationHistory } from '../../publishTarget';
import { githubTarget } from './target';
import { commitMessage } from './commit';
import { connect, disconnect, tabState } from './tabState';

const HOME = 'public/data/pages/home.json';

/** Returns a repository whose first commit contains the small content. */
function ground() {
  const memory = new GitMemory({ ...contentTexts(), 'README.md': 'Hello' });
  const title = (text: string, message: string) => {
    const home = smallContent().files['pages/home.json'] as { hero: object };
    const json = { ...home, hero: { ...home.hero, title: text } };
    memory.edit(HOME, JSON.stringify(json), message);
  };
  /** Returns the history as read with a token. */
  const history = (token: string | null = TOKEN, fetch = gitFetch(memory)) => {
    if (token === null) disconnect();
    else connect({ token }, false);
    return githubTarget(BRANCH, {}, depsOf(fetch)).history!;
  };
  return { memory, title, history };
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

useBrowser();
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No site')));
});
afterEach(() => disconnect());

describe('the history of a branch', () => {
  it('contains every commit of any author that changes the content, newest first', async () => {
    const { memory, title, history } = ground();
    title('One', commitMessage(['Hero: title of the home page changed', 'Price changed']));
    memory.edit('README.md', 'Other', 'Say hello otherwise');
    title('Two', 'Fix the title by hand\n\nIt had a typo.');
    const publications = await listed(history());
    expect(publications.map(({ changes }) => changes)).toEqual([
      ['Fix the title by hand'],
      ['Hero: title of the home page changed', 'Price changed'],
      ['First'],
    ]);
    expect(publications[0]).toMatchObject({ at: '2026-01-04T00:00:00.000Z', who: 'Ada' });
  });

  it('returns the whole content after a commit, and before it', async () => {
    const { title, history } = ground();
    title('One', 'One');
    title('Two', 'Two');
    const found = history();
    const [two, one, first] = await listed(found);
    expect(await titleOf(found, two!, 'after')).toBe('Two');
    expect(await titleOf(found, two!, 'before')).toBe('One');
    expect(await titleOf(found, one!, 'before')).toBe('Dream Big. Do Different');
    expect(await titleOf(found, first!, 'before')).toMatch(/There is no earlier version/);
  });

  it('is loaded page by page', async () => {
    const { title, history } = ground();
    for (let at = 1; at <= 20; at += 1) title(`Title ${at}`, `Commit ${at}`);
    const newest = await history().list();
    expect(newest).toMatchObject({ next: '2' });
    const rest = await history().list('2');
    expect(rest).toMatchObject({ publications: [{ changes: ['First'] }] });
    expect(rest).not.toHaveProperty('next');
  });

  it('reports why it cannot be read', async () => {
    const { memory, history } = ground();
    expect(await errorOf(history(null))).toMatch(/^Connect to GitHub to load/);
    memory.edit(HOME, '{"half":', 'Break it by hand');
    const [broken] = await listed(history());
    expect(await titleOf(history(), broken!, 'after')).toMatch(
      /so it cannot be restored: pages\/home.json/,
    );
  });

  it('removes a token that GitHub rejects, and shows the reason until there is another one', async () => {
    const { history } = ground();
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
    const { history } = ground();
    const reply: typeof fetch = async () => Response.json(errorResponse(status).json, { status });
    const reason = await errorOf(history(TOKEN, reply));
    expect(reason).toMatch(text);
    expect(reason).not.toMatch(/nothing was published|still saved/i);
    expect(tabState().connection).toEqual({ token: TOKEN });
  });
});
