import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  createAdminStore,
  renderAdminScreen,
} from '../../../../tests/helpers/component/AdminHarness';
import { filesOf, put, service } from '../../../../tests/helpers/component/publishScreen';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';
import { memoryTarget, optionOf } from '../publishFixture';
import { zip } from '../targets/manifests';
import { usePublishScreen } from './usePublishScreen';

beforeEach(clearBackOffice);

/** Publishes to a target whose code never arrives, and shows the state. */
function Publication() {
  const { publication, publish } = usePublishScreen('');
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

const branch: Record<string, unknown> = filesOf('abc');
const { target: hostTarget } = memoryTarget(branch, ({ files }) => Object.assign(branch, files));

/** Publishes to a host that never shows the changes, and shows why. */
function SlowPublication({ fails }: { fails: () => boolean }) {
  const { publication, pending, isVisible, publish, stopWaiting } = usePublishScreen('');
  const slowTarget = {
    ...hostTarget,
    deploymentFailure: () => Promise.resolve(fails() ? { code: 'deployment' } : undefined),
  };
  const option = optionOf(slowTarget);
  return (
    <>
      <button type="button" onClick={() => void publish(option, () => true)}>
        {publication?.stage ?? pending?.text ?? 'none'}
      </button>
      <button type="button" onClick={stopWaiting}>
        {`Stop waiting, ${isVisible ? 'visible' : 'not visible'}, ${publication?.result?.kind}`}
      </button>
    </>
  );
}

test('A build that fails after the page has stopped waiting is still told, until the administrator stops waiting', async () => {
  const files: Record<string, unknown> = filesOf('abc');
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(files[url.replace('/data/', '')] ?? { content: 'old' })),
  );
  const store = await createAdminStore(files);
  await put(store, service('d', true));
  let hasFailed = false;
  await renderAdminScreen(store, () => <SlowPublication fails={() => hasFailed} />);
  const button = page.getByRole('button').first();
  await expect.element(button).toHaveTextContent('none');
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance', 'Date'] });
  await button.click();
  await vi.waitUntil(() => button.element().textContent === 'waiting');
  // Storing fails after 10 s of the replaced timers, however long it takes.
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 5000) {
      await vi.waitUntil(() => store.getState().storage.drafts?.state === 'stored');
      await vi.advanceTimersByTimeAsync(Math.min(left, 5000));
    }
  };
  await pass(182_000);
  await expect.element(button).toHaveTextContent('Published, not visible yet. This is taking');
  hasFailed = true;
  await pass(15_000);
  await expect.element(button).toHaveTextContent('Published, not visible yet. deployment');
  const stop = page.getByRole('button', { name: 'Stop waiting' });
  await expect.element(stop).toHaveTextContent('not visible, undefined');
  await stop.click();
  await expect.element(button).toHaveTextContent('none');
  // The branch is still ahead of the website.
  await expect.element(stop).toHaveTextContent('not visible, undefined');
});
