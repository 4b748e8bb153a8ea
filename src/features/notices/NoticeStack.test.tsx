import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  renderWithProviders,
  actAndFlush,
  advanceTimers,
  freezeTimers,
} from '../../../tests/helpers/component/TestProviders';
import { listenForToasts, noticesSlice, noticeShown, NoticeStack, type NoticeInput } from './';

async function show(...requests: NoticeInput[]) {
  const store = configureStore({ reducer: { notices: noticesSlice.reducer } });
  const unsubscribe = listenForToasts((notice) => store.dispatch(noticeShown(notice)));
  await renderWithProviders(
    <Provider store={store}>
      <NoticeStack />
    </Provider>,
  );
  const showNotice = (request: NoticeInput) =>
    actAndFlush(() => store.dispatch(noticeShown(request)));
  for (const request of requests) await showNotice(request);
  onTestFinished(unsubscribe);
  return { store, showNotice };
}

const messages = () =>
  [...document.querySelectorAll('[role="status"] p')].map((p) => p.textContent);

const point = (type: string, target: Element) =>
  actAndFlush(() =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })),
  );

const announce = (event: Event) => actAndFlush(() => window.dispatchEvent(event));

const toast = () => page.getByText('Saved').element().parentElement as HTMLElement;

const movePointerAway = () =>
  userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });

// The pointer may still be where the toasts appear after the tests of another file.
beforeAll(movePointerAway);
beforeEach(freezeTimers);

describe('toast', () => {
  it.each([
    [5000, {}],
    [3000, { duration: 3000 }],
  ])('has the type info by default, and disappears after %d ms if given %j', async (ms, given) => {
    await show({ message: 'Saved', ...given });
    expect(toast().dataset['type']).toBe('info');
    await advanceTimers(ms - 1);
    expect(messages()).toEqual(['Saved']);
    await advanceTimers(1);
    expect(messages()).toEqual([]);
  });

  it('has a colour of its own for each type', async () => {
    const { showNotice } = await show();
    const colours = new Set<string>();
    for (const type of ['success', 'error', 'warning', 'info'] as const) {
      await showNotice({ message: type, type });
      const box = document.querySelector(`[role="status"] [data-type="${type}"]`);
      colours.add(getComputedStyle(box!).borderLeftColor);
    }
    expect(colours.size).toBe(4);
  });

  it('stays while the pointer is on it, and then for its full duration', async () => {
    await show({ message: 'Saved' });
    expect(messages()).toEqual(['Saved']);
    await advanceTimers(4900);
    await point('pointerover', toast());
    await advanceTimers(60_000);
    expect(messages()).toEqual(['Saved']);
    await point('pointerout', toast());
    await advanceTimers(4900);
    expect(messages()).toEqual(['Saved']);
    await advanceTimers(200);
    expect(messages()).toEqual([]);
  });

  it('stays while it has focus, also when the pointer passes over it', async () => {
    await show({ message: 'Saved' });
    const dismiss = page.getByRole('button', { name: 'Dismiss message' });
    await expect.element(dismiss).toBeVisible();
    await actAndFlush(() => (dismiss.element() as HTMLElement).focus());
    await advanceTimers(60_000);
    expect(messages()).toEqual(['Saved']);
    await point('pointerover', toast());
    await point('pointerout', toast());
    await advanceTimers(60_000);
    expect(messages()).toEqual(['Saved']);
  });

  it.each([
    ['the keyboard', () => userEvent.keyboard('{Enter}')],
    [
      'the pointer',
      async () => {
        await page.getByRole('button', { name: 'Dismiss message' }).click();
        await movePointerAway();
      },
    ],
  ])('returns focus when it is dismissed with %s', async (_what, dismiss) => {
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

  it('moves focus to the page when the previously focused element was removed', async () => {
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

  it('has its own timer', async () => {
    const { showNotice } = await show({ message: 'First' });
    await advanceTimers(3000);
    await showNotice({ message: 'Second' });
    expect(messages()).toEqual(['First', 'Second']);
    await advanceTimers(2000);
    expect(messages()).toEqual(['Second']);
    await advanceTimers(3000);
    expect(messages()).toEqual([]);
  });

  it('is not duplicated: the same message restarts the timer', async () => {
    const { showNotice } = await show({ message: 'Saved' });
    await advanceTimers(3000);
    await showNotice({ message: 'Saved' });
    await advanceTimers(4000);
    expect(messages()).toEqual(['Saved']);
    await advanceTimers(1000);
    expect(messages()).toEqual([]);
  });

  it('can link to a page', async () => {
    await show({ message: 'Added', action: { label: 'View cart', to: '/cart' } });
    await expect
      .element(page.getByRole('link', { name: 'View cart' }))
      .toHaveAttribute('href', '/cart');
  });

  it('runs its action once, and is removed before the next event', async () => {
    const undone = noticeShown({ message: 'Undone' });
    const { store } = await show({
      message: 'Removed',
      action: { label: 'Undo', dispatches: undone },
    });
    const undo = page.getByRole('button', { name: 'Undo' }).element() as HTMLElement;
    undo.click();
    await Promise.resolve();
    expect(store.getState().notices.notices).toHaveLength(1);
    expect(undo.isConnected).toBe(false);
    await expect.poll(messages).toEqual(['Undone']);
  });

  it('is shown for a show-toast event', async () => {
    await show();
    const detail = { message: '<b>Hello</b>', type: 'error' };
    await announce(new CustomEvent('show-toast', { detail }));
    expect(messages()).toEqual(['<b>Hello</b>']);
    expect(document.querySelector('[role="status"] [data-type="error"]')).not.toBeNull();
    await advanceTimers(5000);
    expect(messages()).toEqual([]);
  });

  it.each([
    ['no detail', undefined],
    ['no message', { type: 'error' }],
    ['a blank message', { message: '  ' }],
    ['a message that is not text', { message: { html: '<b>' } }],
  ])('is not shown for an event with %s', async (_what, detail) => {
    await show({ message: 'Only this' });
    await announce(new CustomEvent('show-toast', { detail }));
    await announce(new Event('show-toast'));
    expect(messages()).toEqual(['Only this']);
  });

  it('has the type info when the type of an event is unknown', async () => {
    await show();
    await announce(
      new CustomEvent('show-toast', { detail: { message: 'Saved', type: 'constructor' } }),
    );
    expect(toast().dataset['type']).toBe('info');
  });
});
