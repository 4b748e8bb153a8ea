import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

/** A counter and a field, as a part of a page. */
function Part() {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(text);
      }}
    >
      <input aria-label="Field" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <button type="submit">Send</button>
      <output aria-label="State">{`${count} / ${text} / ${sent}`}</output>
    </form>
  );
}

const HTML =
  '<form><input aria-label="Field" value=""/><button type="button">Count</button>' +
  '<button type="submit">Send</button><output aria-label="State">0 /  / </output></form>';

/** Where the prerendered HTML of an island stands. */
const page = (space: number) =>
  `<div style="height:${space}px"></div><main><div><!--$-->${HTML}<!--/$--></div></main>`;

type Loaded = { default: typeof Part };

let root: Root | undefined;
let container: HTMLDivElement;
let recoverable: unknown[];
let requests: { succeed: () => void; fail: () => void }[];
let toasts: unknown[];

function handleToast(event: Event) {
  toasts.push((event as CustomEvent<unknown>).detail);
}

/** Loads when the test says so. */
function load(): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    requests.push({
      succeed: () => resolve({ default: Part }),
      fail: () => reject(new TypeError('Failed to fetch dynamically imported module')),
    });
  });
}

/** Puts a prerendered page with an island on the screen and hydrates it. */
async function showPage(space = 3000) {
  const { island } = await import('./island');
  const Island = island(load);
  container.innerHTML = page(space);
  const [filler, main] = container.children;
  if (!filler || !main) throw new Error('The page has no place for the island');
  await new Promise<void>((resolve) => {
    const ui = (
      <>
        <Island />
        <Ready onReady={resolve} />
      </>
    );
    root = hydrateRoot(main, ui, { onRecoverableError: (error) => recoverable.push(error) });
  });
}

/** Tells when the island's effects have run: they come before its own. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Waits until every observer has reported what it sees at first. */
function whenObserved(element: Element): Promise<void> {
  return new Promise((resolve) => new IntersectionObserver(() => resolve()).observe(element));
}

const field = () => container.querySelector('input') as HTMLInputElement;
const button = (name: string) =>
  [...container.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLElement;
const state = () => container.querySelector('output')?.textContent;

/** The island's script, once it is asked for. */
async function request(number = 0) {
  await vi.waitFor(() => expect(requests.length).toBe(number + 1));
  const [found] = requests.slice(number);
  if (!found) throw new Error('No script was asked for');
  return found;
}

beforeEach(() => {
  vi.resetModules();
  requests = [];
  recoverable = [];
  toasts = [];
  container = document.createElement('div');
  document.body.append(container);
  window.scrollTo(0, 0);
  window.addEventListener('show-toast', handleToast);
});

afterEach(() => {
  window.removeEventListener('show-toast', handleToast);
  root?.unmount();
  root = undefined;
  container.remove();
  expect(recoverable).toEqual([]);
});

describe('an island', () => {
  it('asks for no script while it is off the screen and nobody does anything', async () => {
    await showPage();
    await whenObserved(field());
    expect(requests).toHaveLength(0);
    expect(state()).toBe('0 /  / ');
  });

  it('wakes when it comes into view, and hydrates its HTML', async () => {
    await showPage();
    const before = field();
    before.scrollIntoView();
    (await request()).succeed();
    const isReact = (key: string) => key.startsWith('__react');
    await vi.waitFor(() => expect(Object.keys(before).some(isReact)).toBe(true));
    expect(field()).toBe(before);
    await userEvent.click(button('Count'));
    expect(state()).toBe('1 /  / ');
  });

  it.each([
    [
      'a touch',
      () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    ],
    [
      'a key',
      () =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })),
    ],
  ])('wakes at %s anywhere on the page', async (_what, act) => {
    await showPage();
    act();
    (await request()).succeed();
  });

  it('wakes when the keyboard reaches it', async () => {
    await showPage();
    field().focus({ preventScroll: true });
    await request();
  });

  it('keeps what is typed before it lives', async () => {
    await showPage(0);
    const script = await request();
    await userEvent.type(field(), 'Ọ̀ṣun');
    expect(field().value).toBe('Ọ̀ṣun');
    script.succeed();
    await vi.waitFor(() => expect(state()).toBe('0 / Ọ̀ṣun / '));
    expect(field().value).toBe('Ọ̀ṣun');
    expect(document.activeElement).toBe(field());
  });

  it('does again what is pressed before it lives, as often as it was pressed', async () => {
    await showPage(0);
    const script = await request();
    await userEvent.click(button('Count'));
    await userEvent.click(button('Count'));
    script.succeed();
    await vi.waitFor(() => expect(state()).toBe('2 /  / '));
  });

  it('sends a form that was sent before it lives, once, with what was typed', async () => {
    await showPage(0);
    const script = await request();
    const address = window.location.href;
    await userEvent.type(field(), 'hello');
    await userEvent.click(button('Send'));
    script.succeed();
    await vi.waitFor(() => expect(state()).toBe('0 / hello / hello'));
    expect(window.location.href).toBe(address);
  });

  it('keeps its HTML and what was typed when its script does not come, says so, and tries again at the next touch', async () => {
    await showPage(0);
    (await request()).fail();
    (await request(1)).fail();
    await vi.waitFor(() => expect(toasts).toHaveLength(1));
    const message = 'Part of this page could not be loaded. Touch the page to try again.';
    expect(toasts).toEqual([{ message, type: 'error' }]);
    await userEvent.type(field(), 'still here');
    (await request(2)).succeed();
    await vi.waitFor(() => expect(state()).toBe('0 / still here / '));
  });

  it('asks at most twice for a script that never comes, until somebody does something', async () => {
    await showPage(0);
    (await request()).fail();
    (await request(1)).fail();
    await vi.waitFor(() => expect(toasts).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(requests).toHaveLength(2);
  });

  it('comes up at once on a page that was opened in the browser', async () => {
    const { endHydrationPhase: endFirstPage } = await import('./hydrationPhase');
    endFirstPage();
    await showPage();
    await request();
  });
});
