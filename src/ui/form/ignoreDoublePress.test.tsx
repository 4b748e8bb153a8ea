import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ignoreDoublePress } from './ignoreDoublePress';

function Steps() {
  const [step, setStep] = useState(0);
  const [count, setCount] = useState(0);
  return (
    <div onClickCapture={ignoreDoublePress}>
      {step === 0 && (
        <button key="first" type="button" onClick={() => setStep(1)}>
          Create
        </button>
      )}
      {step === 1 && (
        <a key="second" href="#created" onClick={() => setStep(2)}>
          Created
        </a>
      )}
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <label>
        <input type="checkbox" />
        Seen
      </label>
      <output>{`${step} ${count}`}</output>
    </div>
  );
}

const state = () => page.getByRole('status').element().textContent;

/** Taps what is at the place of an element, as a phone reports it. @param delay ms by which the tap is later than now */
function tapAt({ left, top }: DOMRect, delay = 0) {
  const init = { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' };
  const [clientX, clientY] = [left + 5, top + 5];
  const tap = new PointerEvent('click', { ...init, clientX, clientY });
  Object.defineProperty(tap, 'timeStamp', { value: performance.now() + delay });
  document.elementFromPoint(clientX, clientY)?.dispatchEvent(tap);
}

it('The second click of a double click does not press what the first one put at its place', async () => {
  await render(<Steps />);
  await page.getByRole('button', { name: 'Create' }).dblClick();
  expect(state()).toBe('1 0');
  expect(location.hash).toBe('');
  await page.getByRole('link', { name: 'Created' }).click();
  expect(state()).toBe('2 0');
});

it('A double tap of a phone, which counts no clicks, presses one control only', async () => {
  await render(<Steps />);
  const place = page.getByRole('button', { name: 'Create' }).element().getBoundingClientRect();
  tapAt(place);
  await expect.element(page.getByRole('link', { name: 'Created' })).toBeVisible();
  tapAt(place);
  const { left, top } = page
    .getByRole('button', { name: 'Count' })
    .element()
    .getBoundingClientRect();
  tapAt(new DOMRect(left + 20, top));
  await expect.poll(state).toBe('1 1');
});

it('A tap that comes before the effect of the first one is shown presses nothing, however late it is', async () => {
  await render(<Steps />);
  const place = page.getByRole('button', { name: 'Create' }).element().getBoundingClientRect();
  // React renders in a microtask. No frame is shown between the taps, as on a phone that is busy.
  tapAt(place);
  await Promise.resolve();
  expect(state()).toBe('1 0');
  tapAt(place, 900);
  await Promise.resolve();
  expect(state()).toBe('1 0');
  await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
  tapAt(place, 900);
  await expect.poll(state).toBe('2 0');
});

it('The same control can be pressed twice, also through its label', async () => {
  await render(<Steps />);
  await page.getByRole('button', { name: 'Count' }).dblClick();
  expect(state()).toBe('0 2');
  await page.getByText('Seen').click();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await page.getByText('Seen').dblClick();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});
