import { http } from 'msw';
import { useLayoutEffect } from 'react';
import { FLUSH } from 'redux-persist';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { expect, onTestFinished } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { depsOf } from '@/api/content/contentStoreFixture';
import { httpSource } from '@/api/content/documentSource';
import type { PageDataReader } from '@/api/content/pageData';
import { AppRoutes } from '@/app/routing/AppRoutes';
import { resultsOf } from '@/app/routing/matchPage';
import { Providers } from '@/app/Providers';
import { storedSession } from '@/api/storage/adminSession';
import { makeStore, type AppStore, startPersisting } from '@/app/store/makeStore';
import { contentHandlers } from '@/mocks/handlers/handlers';
import { sessionFound } from '@/features/session';
import { endHydrationPhase } from '@/ui/hydration/recordInput';
import { testStyles } from './TestProviders';
import { stubNetwork } from './stubNetwork';

/** Responses of the host for files below `/data`, by path. A file without a response is missing. */
export type Answers = Record<string, unknown>;

interface Place {
  url: string;
  navigate: NavigateFunction;
}

/** Reports the current place, before other effects of the page run. */
function PlaceProbe({ onChange }: { onChange: (place: Place) => void }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(
    () => onChange({ url: pathname + search + hash, navigate }),
    [onChange, pathname, search, hash, navigate],
  );
  return null;
}

/** Writes all pending changes. A later write would change the storage of the next test. */
async function flush({ dispatch }: AppStore): Promise<void> {
  const writes: unknown[] = [];
  dispatch({ type: FLUSH, result: (write: unknown) => writes.push(write) });
  window.dispatchEvent(new Event('pagehide'));
  await Promise.all(writes);
}

/** Opens the site as in an empty shell: all content is requested. Without `pageData`, pages have no data files. */
export async function openSite(
  url: string,
  answers: Answers,
  topics: readonly string[] | null = null,
  pageData?: PageDataReader,
) {
  endHydrationPhase();
  const network = stubNetwork(...contentHandlers(answers));
  const store = makeStore(
    { ...depsOf({}), source: httpSource(), ...(pageData && { pageData }) },
    topics ? resultsOf({ queries: [], topics }) : [],
  );
  const session = storedSession(Date.now());
  if (session) store.dispatch(sessionFound(session));
  let place: Place = { url, navigate: () => undefined };
  const handlePlace = (next: Place) => {
    place = next;
  };
  const screen = await render(
    <MemoryRouter initialEntries={[url]}>
      <Providers store={store} cache={testStyles} pictures={{}}>
        <AppRoutes onHydrated={() => void store.dispatch(startPersisting())} />
        <PlaceProbe onChange={handlePlace} />
      </Providers>
    </MemoryRouter>,
  );
  const close = async () => {
    await screen.unmount();
    await flush(store);
  };
  onTestFinished(close);
  return {
    ...screen,
    unmount: close,
    store,
    url: () => place.url,
    go: (to: string) => void place.navigate(to),
    back: () => void place.navigate(-1),
    forward: () => void place.navigate(1),
    countOf: (file: string) =>
      network.requests.filter((request) => new URL(request.url).pathname === `/data/${file}`)
        .length,
    /** Replaces the responses for some files, from the next request on. */
    answerWith: (files: readonly string[], reply: () => Response | Promise<Response>) =>
      network.use(...files.map((file) => http.get(`/data/${file}`, reply))),
    heal: network.reset,
  };
}

export function heldBack(json: unknown): { reply: () => Promise<Response>; release: () => void } {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { reply: () => gate.then(() => Response.json(json)), release: () => release() };
}

export async function expectNoAxeViolations(): Promise<void> {
  // Loaded here, because few files use its megabyte.
  const { default: axe } = await import('axe-core');
  // During a transition, an element has colours that it never keeps.
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(style);
  const { violations } = await axe
    .run(document.body, {
      resultTypes: ['violations'],
      runOnly: {
        type: 'tag',
        values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    })
    .finally(() => style.remove());
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ).toEqual([]);
}

export const textsOf = (locator: Locator): string[] =>
  locator.elements().map(({ textContent }) => textContent.trim());

export const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
