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
import { cancelSignal, connect, disconnect, updateTabState } from '../targets/github/tabState';

const SETTING = 'github:slate/website#main';
const API = 'https://api.github.com';
const HOME = '/repos/slate/website';
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

const respondWith = (files: Record<string, unknown>) => {
  const texts = Object.entries(files).map(([name, json]) => [name, JSON.stringify(json)] as const);
  const listed = texts.map(([name, text], index) => ({
    path: `public/data/${name}`,
    type: 'blob',
    sha: String(index),
    size: text.length,
  }));
  const blobOf = (text = '') => ({
    text,
    byteSize: new TextEncoder().encode(text).length,
    isTruncated: false,
  });
  const head = {
    isPrivate: true,
    isEmpty: false,
    viewerPermission: 'WRITE',
    ref: { target: { oid: 'head', tree: { oid: 'root' } } },
  };
  const queried = (query: string) => {
    const blobs = [...query.matchAll(/(f\d+): object\(oid: "(\d+)"\)/g)].map(
      ([, field = '', at]) => [field, blobOf(texts[Number(at)]?.[1])] as const,
    );
    return { data: { repository: query.includes('isEmpty') ? head : Object.fromEntries(blobs) } };
  };
  return async (url: string, { body }: RequestInit = {}) => {
    if (!url.startsWith(API)) return Response.json({});
    const path = url.slice(API.length).replace(/\?.*/, '');
    const [, status] = Object.entries(rejected).find(([end]) => path.endsWith(end)) ?? [];
    if (status) return Response.json({ message: `Refused with ${status}` }, { status });
    if (path === '/graphql')
      return Response.json(queried((JSON.parse(body as string) as { query: string }).query));
    const replies: Record<string, unknown> = {
      '': {
        full_name: fullName,
        html_url: 'https://github.com/slate/website',
        private: true,
        permissions: { pull: true, push: true, admin: false },
      },
      '/git/ref/heads%2Fmain': { object: { sha: 'head' } },
      '/git/trees/root': { tree: listed, truncated: false },
    };
    const reply = replies[path.slice(HOME.length)];
    return Response.json(reply ?? {}, { status: reply ? 200 : 404 });
  };
};

async function showChange() {
  const files = filesOf('abc');
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
  rejected = { '/git/ref/heads%2Fmain': status };
  await showChange();
  await enterToken();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(token()).toHaveFocus();
  rejected = {};
  await enterToken();
  await expect.element(page.getByText('Connected to slate/website, branch “main”.')).toBeVisible();
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

test('a stored token that GitHub rejects is removed, with the reason once', async () => {
  connect({ token: TOKEN }, true);
  rejected = { '/graphql': 401 };
  await showChange();
  const reason = page.getByText(/^GitHub rejected the token\./);
  await expect.element(reason).toBeVisible();
  await expect.element(token()).toBeVisible();
  expect(reason.elements()).toHaveLength(1);
  expect(stored()).not.toContain(TOKEN);
});

test('a repository that was renamed is named with the new build setting', async () => {
  fullName = 'slate/site';
  await showChange();
  await enterToken();
  await expect
    .element(page.getByText(/change its target to github:slate\/site#main/))
    .toBeVisible();
});

test('waiting for the rate limit shows its end in the time zone of the company and can be cancelled', async () => {
  connect({ token: TOKEN }, false);
  await showChange();
  const signal = cancelSignal();
  updateTabState({ limitedUntil: Date.parse('2026-03-02T09:00:00Z') });
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
  rejected = { '/graphql': 409 };
  await button('Publish (1)').click();
  const reason = page.getByText(/Refused with 409\. Nothing was published\. Your changes are/);
  await expect.element(reason).toBeVisible();
  expect(reason.elements()).toHaveLength(1);
  await expect.element(page.getByText('1 of 1 selected')).toBeVisible();
  await expect.element(button('Download as ZIP')).toBeEnabled();
  rejected = {};
  await button('Try Again').click();
  await expect.element(reason).not.toBeInTheDocument();
  await expect.element(button('Publish (1)')).toBeEnabled();
});
