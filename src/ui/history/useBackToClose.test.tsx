import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { installPopStateGuard, useBackToClose } from './useBackToClose';

function Menu() {
  useBackToClose(() => undefined);
  return null;
}

it('lets Back reach an entry whose view was changed after a menu was closed', async () => {
  installPopStateGuard();
  const router = vi.fn<(event: PopStateEvent) => void>();
  window.addEventListener('popstate', router);
  onTestFinished(() => window.removeEventListener('popstate', router));
  window.history.pushState({ idx: 0, key: 'all' }, '');
  const menu = await render(<Menu />);
  await menu.unmount();
  // The router replaces the entry by the result of a search, and opens a product.
  window.history.replaceState({ idx: 0, key: 'found' }, '');
  window.history.pushState({ idx: 1, key: 'product' }, '');
  window.history.back();
  await expect
    .poll(() => router.mock.lastCall?.[0].state as unknown)
    .toMatchObject({ key: 'found' });
});

it('lets Back leave a page that was reloaded while a menu was open', async () => {
  window.history.pushState({ idx: 0, key: 'before' }, '');
  window.history.pushState({ idx: 1, key: 'page' }, '');
  window.history.pushState({ idx: 1, key: 'page', isRepeated: true }, '');
  installPopStateGuard();
  window.history.back();
  await expect.poll(() => window.history.state as unknown).toMatchObject({ key: 'before' });
});
