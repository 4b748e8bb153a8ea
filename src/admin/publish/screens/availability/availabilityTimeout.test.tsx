import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  createAdminStore,
  renderAdminScreen,
} from '../../../../../tests/helpers/component/AdminHarness';
import { filesOf } from '../../../../../tests/helpers/component/publishScreen';
import { zip } from '../../targets/zip/manifest';
import { PublishAvailability } from './PublishAvailability';

vi.mock('../../targets/registry', () => ({
  publishTargets: () => [{ ...zip, load: () => new Promise<never>(() => undefined) }],
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('A target whose code does not arrive within 20 s ends the publication, which can be tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  const store = await createAdminStore(filesOf('abc'));
  await renderAdminScreen(store, () => <PublishAvailability setting="" />);
  const button = page.getByRole('button');
  await expect.element(button).toBeEnabled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await button.click();
  await expect.element(button).toBeDisabled();
  vi.advanceTimersByTime(20_000);
  await expect.element(button).toBeEnabled();
});
