import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../tests/helpers/TestProviders';
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

describe('a view of what is read', () => {
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

/** A page whose heading comes with its content, and whose failure can be tried again. */
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

describe('the keyboard of who tries again', () => {
  it('is on the heading of what has come', async () => {
    const { focus, show } = await page();
    focus('button');
    await show({ isError: false });
    await show({ data: 'Here', isError: false });
    expect(focused()).toBe('Here');
  });

  it('is on the button again when it failed again', async () => {
    const { focus, show } = await page();
    focus('button');
    await show({ isError: false });
    await show({ isError: true });
    expect(focused()).toBe('Try Again');
    await show({ isError: false });
    await show({ data: 'Here', isError: false });
    expect(focused()).toBe('Here');
  });

  it('is on the button again when it failed again, after a heading had it meanwhile', async () => {
    const { focus, show } = await page();
    focus('button');
    await show({ isError: false });
    focus('h2');
    await show({ isError: true });
    expect(focused()).toBe('Try Again');
  });

  it('stays where it went meanwhile', async () => {
    const { focus, show } = await page();
    focus('button');
    await show({ isError: false });
    focus('a');
    await show({ data: 'Here', isError: false });
    expect(focused()).toBe('Elsewhere');
  });

  it('is not called by a failure that it left', async () => {
    const { focus, show } = await page();
    focus('button');
    focus('a');
    (document.activeElement as HTMLElement).blur();
    await show({ data: 'Here', isError: false });
    expect(document.activeElement).toBe(document.body);
  });
});
