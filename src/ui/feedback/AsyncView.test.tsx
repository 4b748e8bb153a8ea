import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { AsyncView, type AsyncState } from './AsyncView';

const empty = { when: (list: string[]) => list.length === 0, show: 'Nothing' };

async function shown(state: AsyncState<string[]>) {
  const { container } = await renderWithProviders(
    <AsyncView state={state} loading="Loading" error="Broken" empty={empty}>
      {(list) => list.join(', ')}
    </AsyncView>,
  );
  return container.textContent;
}

describe('AsyncView', () => {
  it.each<[expected: string, what: string, state: AsyncState<string[]>]>([
    ['Loading', 'nothing is there yet', { isError: false }],
    ['Broken', 'it could not be read', { isError: true }],
    ['Nothing', 'there is nothing in it', { data: [], isError: false }],
    ['a, b', 'it is there', { data: ['a', 'b'], isError: false }],
    ['a, b', 'reading it again failed', { data: ['a', 'b'], isError: true }],
  ])('shows "%s" when %s', async (expected, _what, state) => {
    expect(await shown(state)).toBe(expected);
  });
});

async function page() {
  const view = (state: AsyncState<string>) => (
    <main>
      <AsyncView state={state} loading="Loading" error={<button type="button">Try Again</button>}>
        {(title) => <h1 tabIndex={-1}>{title}</h1>}
      </AsyncView>
      <h2 tabIndex={-1}>Meanwhile</h2>
      <a href="#elsewhere">Elsewhere</a>
    </main>
  );
  const { container, rerender } = await renderWithProviders(view({ isError: true }));
  const focus = (selector: string) => container.querySelector<HTMLElement>(selector)?.focus();
  return { focus, show: (state: AsyncState<string>) => rerender(view(state)) };
}

const focused = () => document.activeElement?.textContent;

describe('focus after a retry', () => {
  it('moves to the heading of the loaded content', async () => {
    const { focus, show } = await page();
    focus('button');
    await show({ isError: false });
    await show({ data: 'Here', isError: false });
    expect(focused()).toBe('Here');
  });

  it('returns to the button after another failure', async () => {
    const { focus, show } = await page();
    focus('button');
    await show({ isError: false });
    await show({ isError: true });
    expect(focused()).toBe('Try Again');
    await show({ isError: false });
    await show({ data: 'Here', isError: false });
    expect(focused()).toBe('Here');
  });

  it('returns to the button after another failure, even if a heading was focused meanwhile', async () => {
    const { focus, show } = await page();
    focus('button');
    await show({ isError: false });
    focus('h2');
    await show({ isError: true });
    expect(focused()).toBe('Try Again');
  });

  it('stays on an element that the visitor focused meanwhile', async () => {
    const { focus, show } = await page();
    focus('button');
    await show({ isError: false });
    focus('a');
    await show({ data: 'Here', isError: false });
    expect(focused()).toBe('Elsewhere');
  });

  it('is not moved by a failure that the visitor left', async () => {
    const { focus, show } = await page();
    focus('button');
    focus('a');
    (document.activeElement as HTMLElement).blur();
    await show({ data: 'Here', isError: false });
    expect(document.activeElement).toBe(document.body);
  });
});
