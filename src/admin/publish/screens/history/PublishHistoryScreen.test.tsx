import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { smallContent } from '@/domain/content/contentFixture';
import {
  createAdminStore,
  renderAdminScreen,
} from '../../../../../tests/helpers/component/AdminHarness';
import { expectNoAxeViolations } from '../../../../../tests/helpers/component/publicSite';
import { disconnect } from '../../targets/github/tabState';
import { PublishHistoryScreen } from './PublishHistoryScreen';

const HOME = 'https://api.github.com/repos/slate/website';

const heading = (name: string) => page.getByRole('heading', { name });
const button = (name: string) => page.getByRole('button', { name });

async function showHistory(setting: string) {
  const store = await createAdminStore(smallContent().files);
  await renderAdminScreen(store, () => (
    <main>
      <PublishHistoryScreen setting={setting} />
    </main>
  ));
}

afterEach(() => disconnect());

function answerLog(...answers: unknown[]): void {
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/publish/site'
      ? Response.json(answers.shift())
      : new Response('<meta name="publish-token" content="a-token">'),
  );
}

test('a history that cannot be loaded shows an error and is loaded by Try Again', async () => {
  answerLog({}, []);
  await showHistory('local');
  await expect.element(heading('The publish history could not be loaded')).toBeVisible();
  await expectNoAxeViolations();
  await button('Try Again').click();
  await expect.element(page.getByText('Nothing has been published yet.')).toBeVisible();
  await expect.element(heading('Publish history')).toHaveFocus();
});

test('a publication with an impossible time is listed with the others', async () => {
  const at = ['2026-11-22T09:14:00.000Z', '+275760-09-13T00:00:00.000Z'];
  answerLog(at.map((time) => ({ id: time, at: time, message: '' })));
  await showHistory('local');
  await expect.element(heading('22 Nov 2026, 10:14 Lagos time')).toBeVisible();
  await expect.element(heading('Time unknown')).toBeVisible();
});

test('each publication but the first can be undone, also at double text size on a phone', async () => {
  await page.viewport(375, 812);
  const root = document.documentElement;
  onTestFinished(() => void root.style.removeProperty('font-size'));
  root.style.fontSize = '200%';
  answerLog(
    ['22', '21'].map((day) => ({ id: day, at: `2026-11-${day}T09:14:00.000Z`, message: '' })),
  );
  await showHistory('local');
  const undo = page.getByRole('button', { name: /^Undo this publication/ });
  await expect.element(undo).toHaveAccessibleName(/22 Nov 2026, 10:14 Lagos time$/);
  await undo.click();
  const title = 'Undo the publication of 22 Nov 2026, 10:14 Lagos time';
  await expect.element(heading(title)).toHaveFocus();
  expect(root.scrollWidth).toBe(375);
  await button('Back to publish history').click();
  await expect.element(undo).toBeVisible();
});

test('the history of a branch requires a token; a rejected one has to be entered again, and the reason is shown', async () => {
  const commit = {
    sha: 'a1',
    html_url: 'https://github.com/slate/website/commit/a1',
    parents: [],
    commit: { message: 'First', author: { name: 'Ada', date: '2026-01-01T10:00:00Z' } },
  };
  let isRejected = false;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.startsWith(HOME)) return Response.json({});
    if (url.includes('/git/commits/'))
      return Response.json({ message: 'Refused' }, { status: isRejected ? 401 : 404 });
    if (url.includes('/commits')) return Response.json([commit]);
    if (url.includes('/git/ref')) return Response.json({ object: { sha: 'a1' } });
    return Response.json({ full_name: 'slate/website', html_url: '', permissions: { push: true } });
  });
  const connect = async () => {
    await page.getByLabelText('GitHub token').fill('github_pat_of_a_test');
    await button('Connect').click();
  };
  await showHistory('github:slate/website#main');
  await expect
    .element(page.getByText(/^Connect to GitHub to load the publish history/))
    .toBeVisible();
  await connect();
  await expect
    .element(page.getByRole('link', { name: 'On GitHub' }))
    .toHaveAttribute('href', commit.html_url);
  await page.getByRole('button', { name: /^Show: / }).click();
  await expect.element(page.getByText(/or the commit no longer exists/)).toBeVisible();
  isRejected = true;
  await button('Try Again').click();
  await expect.element(page.getByText(/^GitHub rejected the token/)).toBeVisible();
  isRejected = false;
  await connect();
  await expect.element(page.getByText(/or the commit no longer exists/)).toBeVisible();
});
