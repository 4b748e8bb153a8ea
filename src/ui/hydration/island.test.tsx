import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

function CounterForm() {
  const [count, setCount] = useState(0);
  const [{ text, note }, setFields] = useState({ text: '', note: '' });
  return (
    <form>
      <input value={text} onChange={(event) => setFields({ text: event.target.value, note })} />
      <input value={note} onChange={(event) => setFields({ text, note: event.target.value })} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <output>{`${count} / ${text}`}</output>
    </form>
  );
}

const FORM_HTML =
  '<form><input value=""/><input value=""/><button type="button">Count</button><output>0 / </output></form>';

/** Prerendered HTML of a page with an island below a spacer of the given height in px. */
const pageHtml = (space: number) =>
  `<div style="height:${space}px"></div><main><div><!--$-->${FORM_HTML}<!--/$--></div></main>`;

type Loaded = { default: typeof CounterForm };

let root: Root | undefined;
let container: HTMLDivElement;
let recoverable: unknown[];
let requests: { succeed: () => void; fail: () => void }[];
let failures: string[];

/** Imports the island when the test settles the request. */
function load(): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    requests.push({
      succeed: () => resolve({ default: CounterForm }),
      fail: () => reject(new TypeError('Failed to fetch dynamically imported module')),
    });
  });
}

async function showPage(space = 3000, useIsNeeded?: () => boolean) {
  const { island, setIslandFailureHandler } = await import('./island');
  setIslandFailureHandler((message) => failures.push(message));
  const Island = island(load, useIsNeeded);
  container.innerHTML = pageHtml(space);
  const [filler, main] = container.children;
  if (!filler || !main) throw new Error('The page has no container for the island');
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

/** Reports that the effects of the island have run: siblings run their effects in order. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

function whenObserved(element: Element): Promise<void> {
  return new Promise((resolve) => new IntersectionObserver(() => resolve()).observe(element));
}

const field = () => container.querySelector('input') as HTMLInputElement;
const note = () => container.querySelectorAll('input')[1] as HTMLInputElement;
const button = (name: string) =>
  [...container.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLElement;
const state = () => container.querySelector('output')?.textContent;

async function request(number = 0) {
  await expect.poll(() => requests.length).toBe(number + 1);
  const [found] = requests.slice(number);
  if (!found) throw new Error('The script was not requested');
  return found;
}

beforeEach(() => {
  vi.resetModules();
  requests = [];
  recoverable = [];
  failures = [];
  container = document.createElement('div');
  document.body.append(container);
  window.scrollTo(0, 0);
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  container.remove();
  expect(recoverable).toEqual([]);
});

describe('an island', () => {
  it('does not request its script while it is outside the viewport and there is no input', async () => {
    await showPage();
    await whenObserved(field());
    expect(requests).toHaveLength(0);
    expect(state()).toBe('0 / ');
  });

  it('loads and hydrates its HTML when it enters the viewport', async () => {
    await showPage();
    const before = field();
    before.scrollIntoView();
    (await request()).succeed();
    const isReact = (key: string) => key.startsWith('__react');
    await expect.poll(() => Object.keys(before).some(isReact)).toBe(true);
    expect(field()).toBe(before);
    await userEvent.click(button('Count'));
    expect(state()).toBe('1 / ');
  });

  it('hydrates its HTML although the browser has translated it, and stays translated', async () => {
    const { guardTranslation } = await import('./translation');
    guardTranslation();
    await showPage(0);
    const before = button('Count');
    const font = document.createElement('font');
    font.textContent = 'Compter';
    before.firstChild?.replaceWith(font);
    (await request()).succeed();
    const isReact = (key: string) => key.startsWith('__react');
    await expect.poll(() => Object.keys(before).some(isReact)).toBe(true);
    await userEvent.click(button('Compter'));
    expect(state()).toBe('1 / ');
  });

  it('waits for input in the viewport until it is needed', async () => {
    let need = () => undefined as void;
    await showPage(0, function useIsNeeded() {
      const [isNeeded, setIsNeeded] = useState(false);
      need = () => setIsNeeded(true);
      return isNeeded;
    });
    await whenObserved(field());
    expect(requests).toHaveLength(0);
    need();
    await request();
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
    ['the focus', () => field().focus({ preventScroll: true })],
  ])('loads at %s', async (_what, act) => {
    await showPage();
    act();
    (await request()).succeed();
  });

  it('loads immediately at a touch inside, and when idle after a touch elsewhere', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => void idle.push(work));
    const touch = (element: Element) =>
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await showPage();
    touch(document.body);
    await whenObserved(field());
    expect(requests).toHaveLength(0);
    idle.forEach((work) => work());
    await request();
    root?.unmount();
    requests = [];
    await showPage();
    touch(button('Count'));
    await request();
  });

  it('does not intercept links outside while its clicks are pending', async () => {
    await showPage(0);
    await request();
    const link = document.createElement('a');
    link.href = '#outside';
    link.textContent = 'Outside';
    container.append(link);
    await userEvent.click(button('Count'));
    await userEvent.click(link);
    expect(window.location.hash).toBe('#outside');
    window.history.replaceState(null, '', window.location.href.replace('#outside', ''));
  });

  it('keeps text typed into several fields before hydration', async () => {
    await showPage(0);
    const script = await request();
    await userEvent.type(note(), 'note');
    await userEvent.type(field(), 'Ọ̀ṣun');
    script.succeed();
    await expect.poll(() => state()).toBe('0 / Ọ̀ṣun');
    expect([note().value, field().value]).toEqual(['note', 'Ọ̀ṣun']);
    expect(document.activeElement).toBe(field());
  });

  it('handles a click once that arrives when the script is loaded and the HTML is not hydrated yet', async () => {
    await showPage(0);
    (await request()).succeed();
    // React hydrates in a later task, or during the event.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    const isHydrated = () => Object.keys(button('Count')).some((key) => key.startsWith('__react'));
    expect(isHydrated()).toBe(false);
    button('Count').click();
    expect(isHydrated()).toBe(true);
    await expect.poll(() => state()).toBe('1 / ');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(state()).toBe('1 / ');
  });

  it('keeps its HTML and input when its script fails, shows a toast and retries at the next touch only', async () => {
    await showPage(0);
    (await request()).fail();
    (await request(1)).fail();
    await expect.poll(() => failures).toHaveLength(1);
    const message =
      'Part of this page could not be loaded. Tap the page or press a key to try again.';
    expect(failures).toEqual([message]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(requests).toHaveLength(2);
    await userEvent.type(field(), 'still here');
    (await request(2)).succeed();
    await expect.poll(() => state()).toBe('0 / still here');
  });

  it('loads immediately on a page that is rendered in the browser', async () => {
    const { endHydrationPhase: endFirstPage } = await import('./recordInput');
    endFirstPage();
    await showPage();
    await request();
  });
});
