import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { saveSession } from '@/api/storage/sessionLife';
import { createAdminStore } from '../../../../tests/helpers/component/AdminHarness';
import { expectNoAxeViolations } from '../../../../tests/helpers/component/publicSite';
import {
  button,
  filesOf,
  put,
  service,
  show,
} from '../../../../tests/helpers/component/publishScreen';
import { cancelSignal } from '../targets/github/browserDeps';
import { connect, disconnect, updateTabState } from '../targets/github/tabState';

const SETTING = 'github:slate/website#main';
const HOME = 'https://api.github.com/repos/slate/website';
const TOKEN = 'github_pat_of_a_test';
const USER = { username: 'admin', isAdmin: true as const, lastLogin: '' };
const NOW = Date.parse('2026-03-02T08:00:00Z');

/** Statuses with which GitHub rejects the requests to URLs that end like this. */
let rejected: Record<string, number>;
/** The name of the repository to which GitHub redirects the requests. */
let fullName: string;

const token = () => page.getByLabelText('GitHub token');
const heading = () => page.getByRole('heading', { level: 2, name: 'GitHub' });
const stored = () => JSON.stringify([sessionStorage, localStorage].map(Object.entries));

/** Responds like GitHub to requests that read a branch with these files. */
const respondWith = (files: Record<string, unknown>) => async (url: string) => {
  if (!url.startsWith(HOME)) return Response.json({});
  const path = decodeURIComponent(url.slice(HOME.length).replace(/\?.*/, ''));
  const [, status] = Object.entries(rejected).find(([end]) => path.endsWith(end)) ?? [];
  if (status) return Response.json({ message: `Refused with ${status}` }, { status });
  const names = Object.keys(files);
  const tree = (name: string, sha: string) => ({ tree: [{ path: name, type: 'tree', sha }] });
  const [, at] = /^\/git\/blobs\/(\d+)$/.exec(path) ?? [];
  if (at) return Response.json({ content: btoa(JSON.stringify(files[names[Number(at)] ?? ''])) });
  const replies: Record<string, unknown> = {
    '': {
      full_name: fullName,
      html_url: 'https://github.com/slate/website',
      private: true,
      permissions: { pull: true, push: true, admin: false },
    },
    '/git/ref/heads/main': { object: { sha: 'head' } },
    '/git/commits/head': { tree: { sha: 'root' } },
    '/git/trees/root': tree('public', 'public'),
    '/git/trees/public': tree('data', 'data'),
    '/git/trees/data': {
      tree: names.map((name, index) => ({ path: name, type: 'blob', sha: String(index) })),
    },
    '/compare/lost...head': { status: 'ahead' },
  };
  return Response.json(replies[path] ?? {}, { status: replies[path] ? 200 : 404 });
};

/** Shows one change of a service. */
async function showChange() {
  // The characters of GitHub's Base64 are bytes.
  const files = JSON.parse(JSON.stringify(filesOf('abc')).replace(/[^ -~]/g, '?')) as ReturnType<
    typeof filesOf
  >;
  const store = await createAdminStore(files);
  saveSession({ user: USER, timestamp: NOW }, true);
  vi.stubGlobal('fetch', respondWith(files));
  await put(store, { ...service('d', false), title: 'New' });
  await show(store, SETTING);
}

async function enterToken(): Promise<void> {
  await token().fill(TOKEN);
  await button('Connect').click();
}

beforeEach(() => {
  rejected = {};
  fullName = 'slate/website';
  localStorage.removeItem('publishJournal');
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

afterEach(() => {
  disconnect();
  updateTabState({ limitedUntil: undefined });
});

test.each([
  [401, /^GitHub rejected the token\./],
  [404, /^Branch “main” of slate\/website was not found\./],
])('a token that GitHub rejects with %i is entered again', async (status, reason) => {
  rejected = { '/git/ref/heads/main': status };
  await showChange();
  await enterToken();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(token()).toHaveFocus();
  rejected = {};
  await enterToken();
  await expect.element(page.getByText('read, write', { exact: true })).toBeVisible();
  expect(stored()).not.toContain(TOKEN);
});

test('a stored token is kept until it is removed, with a warning before it expires', async () => {
  await page.viewport(360, 740);
  await showChange();
  await page.getByText('How to create a token').click();
  await expectNoAxeViolations();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.getByRole('checkbox', { name: /^Keep the token until/ }).click();
  await page.getByLabelText('Expires on (optional)').fill('2026-03-06');
  await enterToken();
  await expect
    .element(page.getByText(/^The token expires on .*6.* Create a new one/))
    .toBeVisible();
  expect(stored()).toContain(TOKEN);
  await button('Remove token').click();
  await expect.element(heading()).toHaveFocus();
  await expect.element(token()).toBeVisible();
  expect(stored()).not.toContain(TOKEN);
});

test.each([
  ['slate/pictures', 1],
  ['Slate/Website', 0],
])(
  'a repository that is now called %s is reported with the new setting %d times',
  async (name, times) => {
    fullName = name;
    connect({ token: TOKEN }, false);
    await showChange();
    await expect.element(page.getByRole('link', { name })).toBeVisible();
    const note = page.getByText(`GitHub now calls this repository ${name}.`);
    expect(note.elements()).toHaveLength(times);
    const setting = page.getByText(`VITE_PUBLISH_TARGET to github:${name}#main`);
    expect(setting.elements()).toHaveLength(times);
    await expect.element(button('Publish (1)')).toBeEnabled();
  },
);

test('a publication interrupted after its commit is reported', async () => {
  const journal = { place: 'slate/website#main', blobs: [], commit: 'lost' };
  localStorage.setItem('publishJournal', JSON.stringify(journal));
  await showChange();
  await enterToken();
  await expect
    .element(page.getByText(/^An interrupted publication reached the repository/))
    .toBeVisible();
  await expect.element(page.getByText('1 of 1 selected')).toBeVisible();
});

test('waiting for the rate limit shows its end and can be cancelled', async () => {
  connect({ token: TOKEN }, false);
  await showChange();
  const signal = cancelSignal();
  updateTabState({ limitedUntil: new Date(2026, 2, 2, 10).getTime() });
  await expect.element(page.getByText(/^The GitHub rate limit applies until 10:00/)).toBeVisible();
  await button('Cancel').click();
  expect(signal.aborted).toBe(true);
  updateTabState({ limitedUntil: undefined });
  await expect.element(page.getByText(/^The GitHub rate limit/)).not.toBeInTheDocument();
});

test('a rejected publication shows the reason once and keeps the selection; Try Again reads the branch again', async () => {
  connect({ token: TOKEN }, false);
  await showChange();
  await expect.element(page.getByRole('link', { name: 'slate/website' })).toBeVisible();
  rejected = { '/git/ref/heads/main': 409 };
  await button('Publish (1)').click();
  const reason = page.getByText(/Nothing was published\. Refused with 409\. Your changes are/);
  await expect.element(reason).toBeVisible();
  expect(reason.elements()).toHaveLength(1);
  await expect.element(page.getByText('1 of 1 selected')).toBeVisible();
  await expect.element(button('Download as ZIP')).toBeEnabled();
  rejected = {};
  await button('Try Again').click();
  await expect.element(reason).not.toBeInTheDocument();
  await expect.element(button('Publish (1)')).toBeEnabled();
});
