import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProviders, actAndFlush } from '../../../tests/helpers/TestProviders';
import { listenForToasts, noticesSlice, noticeShown, NoticeStack, type NoticeRequest } from './';

async function show(...requests: NoticeRequest[]) {
  const store = configureStore({ reducer: { notices: noticesSlice.reducer } });
  const stop = listenForToasts((notice) => store.dispatch(noticeShown(notice)));
  await renderWithProviders(
    <Provider store={store}>
      <NoticeStack />
    </Provider>,
  );
  const say = (request: NoticeRequest) => actAndFlush(() => store.dispatch(noticeShown(request)));
  for (const request of requests) await say(request);
  onTestFinished(stop);
  return { store, say };
}

/** The messages on the screen, top to bottom. */
const messages = () =>
  [...document.querySelectorAll('[role="status"] p')].map((p) => p.textContent);

const pass = (ms: number) => actAndFlush(() => vi.advanceTimersByTimeAsync(ms));

const point = (type: string, target: Element) =>
  actAndFlush(() =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })),
  );

const announce = (event: Event) => actAndFlush(() => window.dispatchEvent(event));

const toast = () => page.getByText('Saved').element().parentElement as HTMLElement;

beforeEach(async () => {
  // The pointer of the test before may still lie where the toasts come up.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a toast', () => {
  it('goes by itself after 5 s', async () => {
    await show({ message: 'Saved' });
    expect(messages()).toEqual(['Saved']);
    await pass(4999);
    expect(messages()).toEqual(['Saved']);
    await pass(1);
    expect(messages()).toEqual([]);
  });

  it('stays as long as its caller says', async () => {
    await show({ message: 'Saved', duration: 3000 });
    expect(messages()).toEqual(['Saved']);
    await pass(2999);
    expect(messages()).toEqual(['Saved']);
    await pass(1);
    expect(messages()).toEqual([]);
  });

  it('is information unless its caller says otherwise', async () => {
    await show({ message: 'Saved' });
    expect(toast().dataset['type']).toBe('info');
  });

  it('goes when it is dismissed', async () => {
    await show({ message: 'Saved' });
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expect.poll(messages).toEqual([]);
  });

  it('waits while the pointer is on it, and gets its whole time afterwards', async () => {
    await show({ message: 'Saved' });
    expect(messages()).toEqual(['Saved']);
    await pass(4900);
    await point('pointerover', toast());
    await pass(60_000);
    expect(messages()).toEqual(['Saved']);
    await point('pointerout', toast());
    await pass(4900);
    expect(messages()).toEqual(['Saved']);
    await pass(200);
    expect(messages()).toEqual([]);
  });

  it('waits while the keyboard is in it', async () => {
    await show({ message: 'Saved' });
    const dismiss = page.getByRole('button', { name: 'Dismiss message' });
    await expect.element(dismiss).toBeVisible();
    await actAndFlush(() => (dismiss.element() as HTMLElement).focus());
    await pass(60_000);
    expect(messages()).toEqual(['Saved']);
  });

  it('waits for the keyboard when the pointer only passes over it', async () => {
    await show({ message: 'Saved' });
    const dismiss = page.getByRole('button', { name: 'Dismiss message' });
    await expect.element(dismiss).toBeVisible();
    await actAndFlush(() => (dismiss.element() as HTMLElement).focus());
    await point('pointerover', toast());
    await point('pointerout', toast());
    await pass(60_000);
    expect(messages()).toEqual(['Saved']);
  });

  it.each([
    ['the keyboard', () => userEvent.keyboard('{Enter}')],
    ['the pointer', () => page.getByRole('button', { name: 'Dismiss message' }).click()],
  ])('gives the focus back when it is dismissed with %s', async (_what, dismiss) => {
    const before = document.createElement('button');
    document.body.append(before);
    onTestFinished(() => before.remove());
    before.focus();
    await show({ message: 'Saved' });
    const button = page.getByRole('button', { name: 'Dismiss message' });
    await expect.element(button).toBeVisible();
    await actAndFlush(() => (button.element() as HTMLElement).focus());
    await dismiss();
    await expect.poll(messages).toEqual([]);
    expect(document.activeElement).toBe(before);
  });

  it('gives the focus to the page where what had it before is gone', async () => {
    const main = document.createElement('main');
    Object.assign(main, { id: 'main', tabIndex: -1 });
    document.body.append(main);
    onTestFinished(() => main.remove());
    await show({ message: 'Saved' });
    const button = page.getByRole('button', { name: 'Dismiss message' });
    await actAndFlush(() => (button.element() as HTMLElement).focus());
    await userEvent.keyboard('{Enter}');
    await expect.poll(messages).toEqual([]);
    expect(document.activeElement).toBe(main);
  });

  it('counts its own time beside others', async () => {
    const { say } = await show({ message: 'First' });
    await pass(3000);
    await say({ message: 'Second' });
    expect(messages()).toEqual(['First', 'Second']);
    await pass(2000);
    expect(messages()).toEqual(['Second']);
    await pass(3000);
    expect(messages()).toEqual([]);
  });

  it('is not doubled: the same message starts its time anew', async () => {
    const { say } = await show({ message: 'Saved' });
    await pass(3000);
    await say({ message: 'Saved' });
    await pass(4000);
    expect(messages()).toEqual(['Saved']);
    await pass(1000);
    expect(messages()).toEqual([]);
  });

  it('does what it offers, once, and goes', async () => {
    const { store } = await show({
      message: 'Cleared',
      action: { label: 'Undo', dispatches: noticeShown({ message: 'Undone' }) },
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(messages).toEqual(['Undone']);
    expect(messages()).toEqual(['Undone']);
    expect(store.getState().notices.notices).toHaveLength(1);
  });

  it('leads to a page of the site', async () => {
    await show({ message: 'Added', action: { label: 'View cart', to: '/cart' } });
    await expect
      .element(page.getByRole('link', { name: 'View cart' }))
      .toHaveAttribute('href', '/cart');
  });

  it('is shown for the event of contract', async () => {
    await show();
    const detail = { message: '<b>Hello</b>', type: 'error' };
    await announce(new CustomEvent('show-toast', { detail }));
    expect(messages()).toEqual(['<b>Hello</b>']);
    expect(document.querySelector('[role="status"] [data-type="error"]')).not.toBeNull();
    await pass(5000);
    expect(messages()).toEqual([]);
  });

  it.each([
    ['no detail', undefined],
    ['no message', { type: 'error' }],
    ['a blank message', { message: '  ' }],
    ['a message that is no text', { message: { html: '<b>' } }],
  ])('is not shown for an event with %s', async (_what, detail) => {
    await show({ message: 'Only this' });
    await announce(new CustomEvent('show-toast', { detail }));
    await announce(new Event('show-toast'));
    expect(messages()).toEqual(['Only this']);
  });

  it('is information where an event names an unknown type', async () => {
    await show();
    await announce(
      new CustomEvent('show-toast', { detail: { message: 'Saved', type: 'constructor' } }),
    );
    expect(toast().dataset['type']).toBe('info');
  });
});
