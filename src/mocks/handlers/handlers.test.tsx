import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createAdminStore } from '../../../tests/helpers/component/AdminHarness';
import {
  button,
  filesOf,
  put,
  service,
  show,
} from '../../../tests/helpers/component/publishScreen';
import { stubNetwork } from '../../../tests/helpers/component/stubNetwork';
import { clearBackOffice } from '../../../tests/helpers/storage/backOfficeDatabase';
import {
  contentHandlers,
  publishHandlers,
  refusedPublishHandlers,
  MOCKED_UPLOADS,
} from './handlers';

const REASON = 'Publishing is not possible in this scenario.';
const tokenPage = http.get('/admin/publish', () =>
  HttpResponse.html('<meta name="publish-token" content="a-token">'),
);

beforeEach(clearBackOffice);

async function showChange(setting: string) {
  const files = filesOf('abc');
  const store = await createAdminStore(files);
  stubNetwork(...refusedPublishHandlers(REASON), ...contentHandlers(files), tokenPage);
  await put(store, { ...service('d', false), title: 'New' });
  await show(store, setting);
}

it('A refused publication shows the reason before and after the attempt, and keeps the change', async () => {
  await showChange('local');
  await expect.element(page.getByText(REASON)).toBeVisible();
  await button('Publish (1)').click();
  await expect.element(page.getByText(`Nothing was published. ${REASON}`)).toBeVisible();
  await expect.element(button('Publish (1)')).toBeEnabled();
});

it('GitHub is not reached, and the reason is shown when a token is entered', async () => {
  await showChange('github:slate/website#main');
  await page.getByLabelText('GitHub token').fill('github_pat_of_a_test');
  await button('Connect').click();
  await expect.element(page.getByText(new RegExp(REASON))).toBeVisible();
});

it('Without a scenario, only publications with images of mocked uploads are refused', async () => {
  stubNetwork(...publishHandlers);
  const publish = (body: string) => fetch('/api/publish/site', { method: 'POST', body });
  const refused = await publish(`{"image":"https://host.example/${MOCKED_UPLOADS}/1"}`);
  expect([refused.status, await refused.text()]).toEqual([
    503,
    expect.stringContaining('Nothing was published.'),
  ]);
  const passed = await publish('{"image":"/media/a.webp"}');
  expect(passed.headers.get('x-msw-intention')).toBe('passthrough');
  expect((await fetch('https://api.github.com/repos/slate/website')).status).toBe(422);
});
