import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type Store,
} from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/helpers/storage/memoryStorage';
import type { AdminStartListening, AdminStore } from '../store/adminState';
import { inputDropped, inputTyped, selectInputs, unsavedSlice } from '../store/unsavedSlice';
import { keepUnsavedInput, subscribeToPageInputs } from './unsavedInput';

let page = new EventTarget();
let sessionStorage = memoryStorage();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sessionStorage = memoryStorage();
});
afterEach(() => page.dispatchEvent(new Event('pagehide')));

/** Opens the back office in a new document of the same tab. */
function open(): AdminStore {
  page = Object.assign(new EventTarget(), { sessionStorage });
  vi.stubGlobal('window', page);
  const { middleware, startListening } = createListenerMiddleware();
  const store = configureStore({
    reducer: combineSlices(unsavedSlice),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { startListening: startListening as AdminStartListening } },
      }).prepend(middleware),
  }) as Store as AdminStore;
  store.dispatch(keepUnsavedInput());
  return store;
}

const type = (store: AdminStore, form: string, name: string) =>
  store.dispatch(
    inputTyped({
      form,
      input: { id: 'a', values: { name }, start: { name: 'Ada' }, asksOn: 'leaving' },
    }),
  );

it('Input survives a reload at any moment, until it is stored or discarded', () => {
  const store = open();
  type(store, 'products', 'Bo');
  type(store, 'products', 'Bola');
  type(store, 'payment', '5,000');
  page.dispatchEvent(new Event('pagehide'));
  const reloaded = open();
  expect(selectInputs(reloaded.getState())['products']).toEqual({
    id: 'a',
    values: { name: 'Bola' },
    start: { name: 'Ada' },
  });
  reloaded.dispatch(inputDropped('products'));
  page.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(selectInputs(open().getState()))).toEqual(['payment']);
});

it('Entries that cannot be read are left out', () => {
  sessionStorage = memoryStorage({
    'adminForm:a': '{',
    'adminForm:b': '{"id":1,"values":{}}',
    'adminForm:c': '{"id":"","values":[]}',
    'adminForm:d': '{"id":"","values":{"__proto__":{"x":1},"name":"Ada"},"start":7}',
    other: '{"id":"","values":{}}',
  });
  expect(selectInputs(open().getState())).toEqual({ d: { id: '', values: { name: 'Ada' } } });
});

it('A preview gets the input of pages, also earlier input, until the page is closed', async () => {
  const store = open();
  type(store, 'site', 'Bola');
  const received = vi.fn();
  const stop = subscribeToPageInputs(received);
  const names = () => JSON.stringify(received.mock.lastCall?.[0]).match(/"name":"[^"]*"/g);
  await vi.waitFor(() => expect(names()).toEqual(['"name":"Bola"', '"name":"Ada"']));
  type(store, 'products', 'Private');
  type(store, 'site', 'Chi');
  await vi.waitFor(() => expect(names()).toEqual(['"name":"Chi"', '"name":"Ada"']));
  page.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(received).toHaveBeenLastCalledWith({}));
  stop();
});
