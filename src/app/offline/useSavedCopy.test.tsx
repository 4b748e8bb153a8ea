import { Provider } from 'react-redux';
import { Link } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contentStore, depsOf } from '@/api/content/contentStoreFixture';
import { actAndFlush, renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { useSavedCopy } from './useSavedCopy';

const [OLD, NEW] = ['2026-11-20T09:00:00.000Z', '2026-11-22T09:00:00.000Z'];

function Shown() {
  const builtAt = useSavedCopy();
  return (
    <>
      <output>{builtAt ?? 'from the website'}</output>
      <Link to="/store">Store</Link>
    </>
  );
}

const shown = page.getByRole('status');
const openStore = () => page.getByRole('link', { name: 'Store' }).click();

/** The worker tells the page from which copy it has answered, '' without one. */
const tell = (path: string, savedCopyOf: string) =>
  actAndFlush(() => {
    const message = new MessageEvent('message', { data: { savedCopyOf, path } });
    navigator.serviceWorker.dispatchEvent(message);
  });

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')));
  await renderWithProviders(
    <Provider store={contentStore(depsOf({}))}>
      <Shown />
    </Provider>,
    { path: '/cart' },
  );
});

it('A page that could not be loaded ahead changes nothing on the page that is shown', async () => {
  await tell('/cart.data.json', NEW);
  await tell('/store.data.json', '');
  await expect.element(shown).toHaveTextContent(NEW);
});

it('A page that was loaded ahead from a copy says so when it is opened', async () => {
  await tell('/store.data.json', OLD);
  await expect.element(shown).toHaveTextContent('from the website');
  await openStore();
  await expect.element(shown).toHaveTextContent(OLD);
});

it('A page that could not be loaded ahead is not saved when it is opened without a connection', async () => {
  await tell('/store.data.json', '');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openStore();
  await expect.element(shown).toBeEmptyDOMElement();
});

it('The oldest copy of a page counts, and lists and content files belong to every page', async () => {
  await tell('/cart.data.json', NEW);
  await tell('/store.list.data.json', OLD);
  await tell('/data/site.json', NEW);
  await expect.element(shown).toHaveTextContent(OLD);
});

it('A list of which nothing is saved changes nothing on a page that is saved', async () => {
  await tell('/cart.data.json', NEW);
  await tell('/store.list.data.json', '');
  await expect.element(shown).toHaveTextContent(NEW);
});

it('That nothing is saved of a page is not said of the next one', async () => {
  await tell('/cart.data.json', '');
  await expect.element(shown).toBeEmptyDOMElement();
  await openStore();
  await expect.element(shown).toHaveTextContent('from the website');
});
