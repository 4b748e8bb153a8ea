import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  createAdminStore,
  renderAdminScreen,
} from '../../../../tests/helpers/component/AdminHarness';
import { filesOf, put, service } from '../../../../tests/helpers/component/publishScreen';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';
import { memoryTarget, optionOf } from '../publishFixture';
import { usePublishScreen } from './usePublishScreen';

beforeEach(clearBackOffice);

const branch: Record<string, unknown> = filesOf('abc');
const { target: hostTarget } = memoryTarget(branch, ({ files }) => Object.assign(branch, files));

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
