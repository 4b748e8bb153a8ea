import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  createAdminStore,
  renderAdminScreen,
} from '../../../../tests/helpers/component/AdminHarness';
import { filesOf } from '../../../../tests/helpers/component/publishScreen';
import { zip } from '../targets/zip/manifest';
import { usePublication } from './usePublication';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Publishes to a target whose code never arrives, and shows the state. */
function Publication() {
  const { publication, publish } = usePublication();
  const target = { ...zip, load: () => new Promise<never>(() => undefined) };
  return (
    <button type="button" onClick={() => void publish(target, () => true)}>
      {publication?.stage ?? publication?.result?.kind ?? 'none'}
    </button>
  );
}

test('A target whose code does not arrive within 20 s ends the publication, which can be tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  const store = await createAdminStore(filesOf('abc'));
  await renderAdminScreen(store, () => <Publication />);
  const button = page.getByRole('button');
  await expect.element(button).toHaveTextContent('none');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await button.click();
    await expect.element(button).toHaveTextContent('checking');
    vi.advanceTimersByTime(20_000);
    await expect.element(button).toHaveTextContent('unloaded');
  }
});
