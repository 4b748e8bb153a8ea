import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recordEarlyInput, type EarlyInput } from './earlyInput';

const sent: string[] = [];

function Page() {
  const [text, setText] = useState('');
  const [notes, setNotes] = useState('');
  const [sort, setSort] = useState('name');
  const [count, setCount] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(text);
      }}
    >
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea
        aria-label="Notes"
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      <select aria-label="Sort" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="name">Name</option>
        <option value="price">Price</option>
      </select>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <button type="button" onClick={() => setCount(count * 10)}>
        Multiply
      </button>
      <button type="submit">Send</button>
      <a href="#elsewhere">Elsewhere</a>
      <output>{JSON.stringify([text, notes, sort, count])}</output>
    </form>
  );
}

const HTML =
  '<form><input aria-label="Text" value=""/><textarea aria-label="Notes"></textarea>' +
  '<select aria-label="Sort"><option value="name" selected="">Name</option><option value="price">Price</option></select>' +
  '<button type="button">Count</button><button type="button">Multiply</button><button type="submit">Send</button>' +
  '<a href="#elsewhere">Elsewhere</a>' +
  '<output>[&quot;&quot;,&quot;&quot;,&quot;name&quot;,0]</output></form>';

let container: HTMLDivElement;
let root: Root | undefined;
let early: EarlyInput;
let handleFirstInput: ReturnType<typeof vi.fn<() => void>>;

function find(selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

const state = () => JSON.parse(find('output').textContent) as unknown;

function hydrate(ui: ReactNode = <Page />) {
  flushSync(() => {
    root = hydrateRoot(container, ui, {
      onRecoverableError: (error) => expect.unreachable(String(error)),
    });
  });
}

beforeEach(() => {
  sent.length = 0;
  container = document.createElement('div');
  container.innerHTML = HTML;
  document.body.append(container);
  handleFirstInput = vi.fn<() => void>();
  early = recordEarlyInput(handleFirstInput);
});

afterEach(() => {
  early.stop();
  root?.unmount();
  root = undefined;
  container.remove();
  window.history.replaceState(null, '', window.location.href.replace('#elsewhere', ''));
});

describe('input before the application has started', () => {
  it.each<[what: string, act: () => Promise<void>]>([
    ['a touch', () => userEvent.click(document.body)],
    ['keys', () => userEvent.keyboard('abc')],
    ['the focus', () => Promise.resolve(find('input').focus())],
  ])('starts the application once: %s', async (_what, act) => {
    await act();
    expect(handleFirstInput).toHaveBeenCalledOnce();
  });

  it('is replayed into every kind of field', async () => {
    await userEvent.type(find('input'), 'Ọlá');
    await userEvent.type(find('textarea'), 'one');
    await userEvent.selectOptions(find('select'), 'price');
    hydrate();
    early.replay();
    await expect.poll(() => state()).toEqual(['Ọlá', 'one', 'price', 0]);
    expect((find('input') as HTMLInputElement).value).toBe('Ọlá');
  });

  it('is replayed with the last value: a cleared field stays empty', async () => {
    await userEvent.type(find('input'), 'abc');
    await userEvent.clear(find('input'));
    hydrate();
    early.replay();
    await userEvent.type(find('textarea'), 'x');
    expect(state()).toEqual(['', 'x', 'name', 0]);
  });

  it('is replayed although React resets the field between the events “input” and “change”', async () => {
    // An input event can hydrate its part of the page immediately, whose state does not know the value.
    const field = find('input') as HTMLInputElement;
    field.value = '2026-11-24';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    hydrate();
    field.value = '';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    early.replay();
    await expect.poll(() => state()).toEqual(['2026-11-24', '', 'name', 0]);
  });

  it('replays clicks in order, and a button that is pressed repeatedly once', async () => {
    const count = find('button[type=button]');
    const multiply = find('button[type=button] + button');
    await userEvent.click(count);
    await userEvent.dblClick(multiply);
    await userEvent.click(count);
    hydrate();
    early.replay();
    await expect.poll(() => state()).toEqual(['', '', 'name', 11]);
  });

  it('replays a submit once with the typed text, without leaving the page', async () => {
    const address = window.location.href;
    await userEvent.type(find('input'), 'hello{Enter}');
    expect(window.location.href).toBe(address);
    hydrate();
    early.replay();
    await expect.poll(() => sent).toEqual(['hello']);
  });

  it('follows links immediately', async () => {
    await userEvent.click(find('a'));
    expect(window.location.hash).toBe('#elsewhere');
  });

  it('follows a link after the clicks before it, which leaving the page would discard', async () => {
    await userEvent.click(find('button[type=button]'));
    await userEvent.click(find('a'));
    expect(window.location.hash).toBe('');
    hydrate();
    early.replay();
    await expect.poll(() => window.location.hash).toBe('#elsewhere');
    expect(state()).toEqual(['', '', 'name', 1]);
  });

  it('follows a link that waits when the application cannot be loaded', async () => {
    await userEvent.click(find('button[type=button]'));
    await userEvent.click(find('a'));
    expect(window.location.hash).toBe('');
    early.stop();
    expect(window.location.hash).toBe('#elsewhere');
  });

  it('includes values restored by the browser', async () => {
    // Back and restored tabs set values without an event.
    (find('input') as HTMLInputElement).value = 'restored';
    hydrate();
    early.replay();
    await expect.poll(() => state()).toEqual(['restored', '', 'name', 0]);
  });

  it('includes values typed before the recording, which the application can reset', async () => {
    early.stop();
    (find('input') as HTMLInputElement).value = 'typed';
    early = recordEarlyInput(handleFirstInput);
    hydrate();
    (find('input') as HTMLInputElement).value = '';
    early.replay();
    await expect.poll(() => state()).toEqual(['typed', '', 'name', 0]);
  });

  it('is no longer recorded after the replay', async () => {
    hydrate();
    early.replay();
    await userEvent.click(find('button[type=button]'));
    await userEvent.type(find('input'), 'new');
    expect(state()).toEqual(['new', '', 'name', 1]);
  });

  it('skips elements that have been removed', async () => {
    await userEvent.click(find('button[type=button]'));
    find('button[type=button]').remove();
    find('form').remove();
    expect(() => early.replay()).not.toThrow();
  });

  it('is handled by the browser when the application cannot be loaded', async () => {
    early.stop();
    const handleSubmit = vi.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    document.addEventListener('submit', handleSubmit, { once: true });
    await userEvent.click(find('button[type=submit]'));
    expect(handleSubmit).toHaveBeenCalledOnce();
  });
});
