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
