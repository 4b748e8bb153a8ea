import { Suspense, use, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { translateTexts } from '../../../tests/helpers/translateTexts';
import { guardTranslation, pauseTranslation } from './translation';

const { insertBefore, removeChild } = Node.prototype;

let container: HTMLElement;
let roots: Root[];
let stopTranslating = () => undefined as void;

function renderInto(element: HTMLElement): (ui: ReactNode) => void {
  container.append(element);
  const root = createRoot(element);
  roots.push(root);
  return (ui) => flushSync(() => root.render(ui));
}

async function whenTranslated(element: Element): Promise<void> {
  await expect.poll(() => element.querySelector('font')).not.toBeNull();
}

beforeAll(guardTranslation);
afterAll(() => {
  Object.assign(Node.prototype, { insertBefore, removeChild });
  Reflect.deleteProperty(Text.prototype, 'nodeValue');
});
beforeEach(() => {
  roots = [];
  container = document.createElement('main');
  document.body.append(container);
});
afterEach(() => {
  stopTranslating();
  roots.forEach((root) => root.unmount());
  container.remove();
});

const forever = new Promise<void>(() => undefined);

function Never() {
  use(forever);
  return null;
}

it.each<[what: string, ui: (step: number) => ReactNode]>([
  ['changes', (step) => <p>Page {step} of 3</p>],
  ['is the only one', (step) => <p>{`Page ${step}`}</p>],
  ['comes and goes', (step) => <p>All {step === 1 && 'are'} here</p>],
  ['gets an element in front', (step) => <p>{step === 1 && <b>No </b>}one</p>],
  ['takes the place of an element', (step) => <p>A {step === 1 ? 'B' : <b>B</b>} C</p>],
  [
    'is hidden while something is loaded',
    (step) => (
      <p>
        <Suspense fallback="Loading">
          Text
          {step === 1 && <Never />}
        </Suspense>
      </p>
    ),
  ],
])('A translated text is current that %s', async (_what, ui) => {
  stopTranslating = translateTexts();
  const page = document.createElement('div');
  const original = document.createElement('div');
  original.translate = false;
  const renderPage = renderInto(page);
  const renderOriginal = renderInto(original);
  for (const step of [0, 1, 2]) {
    renderPage(ui(step));
    renderOriginal(ui(step));
    expect(page.innerText).toBe(original.innerText);
    await whenTranslated(page);
    expect(page.innerText).toBe(original.innerText);
  }
});

it('Text nodes that something else has removed do not make React fail', () => {
  const render = renderInto(document.createElement('div'));
  const show = (middle: ReactNode, end: ReactNode) => render(<p>{['A', middle, end]}</p>);
  show('B', 'C');
  container.querySelector('p')?.replaceChildren();
  show(<b key="b" />, 'C');
  show(false, false);
  expect(container.innerText).toBe('');
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}

const HTML = '<button type="button">Pressed <!-- -->0<!-- --> times</button>';
const TRANSLATED = HTML.replace(/(?<=>)[^<]+/g, '<font><font>$&</font></font>');

it.each([
  ['later', HTML],
  ['before its scripts have started', TRANSLATED],
])('A page that is translated %s is hydrated, and then translated again', async (_what, html) => {
  container.innerHTML = html;
  stopTranslating = translateTexts();
  const button = container.querySelector('button');
  const resume = pauseTranslation(container);
  // The translation would begin again here.
  await Promise.resolve();
  const fail = (error: unknown) => expect.unreachable(String(error));
  flushSync(
    () => void roots.push(hydrateRoot(container, <Counter />, { onRecoverableError: fail })),
  );
  resume();
  await whenTranslated(container);
  flushSync(() => button?.click());
  expect(container.innerText).toBe('Pressed 1 times');
  expect(container.querySelector('button')).toBe(button);
});
