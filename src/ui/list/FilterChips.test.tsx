import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { FilterChips, type ChipOption } from './FilterChips';

const OPTIONS: ChipOption[] = [
  { value: '', label: 'All', count: 90 },
  { value: 'lenses', label: 'Lenses', count: 0 },
  { value: 'sound', label: 'Sound' },
];
const MANY = Array.from({ length: 30 }, (_, i) => ({ value: `c${i}`, label: `Category ${i}` }));

const chip = (name: string) => page.getByRole('button', { name, exact: true });
const strip = () => page.getByRole('group', { name: 'Categories' }).element();

async function show(options: readonly ChipOption[], value: string) {
  const handleChoose = vi.fn<(value: string) => void>();
  const chips = (chosen: string) => (
    <FilterChips label="Categories" options={options} value={chosen} onChoose={handleChoose} />
  );
  const { rerender } = await renderWithProviders(chips(value));
  return { handleChoose, choose: (next: string) => rerender(chips(next)) };
}

function isVisible(name: string): boolean {
  const [outer, inner] = [strip(), chip(name).element()].map((one) => one.getBoundingClientRect());
  return Boolean(outer && inner && inner.left >= outer.left && inner.right <= outer.right);
}

describe('FilterChips', () => {
  it('names each chip with its count and presses the selected one', async () => {
    const { choose } = await show(OPTIONS, '');
    await expect.element(chip('All 90')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(chip('Lenses 0')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(chip('Sound')).toHaveAttribute('aria-pressed', 'false');
    await choose('sound');
    await expect.element(chip('All 90')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(chip('Sound')).toHaveAttribute('aria-pressed', 'true');
  });

  it('reports the selected value, also for the pressed chip', async () => {
    const { handleChoose } = await show(OPTIONS, '');
    await chip('Lenses 0').click();
    await chip('All 90').click();
    expect(handleChoose.mock.calls).toEqual([['lenses'], ['']]);
  });

  it('presses no chip when the value matches none', async () => {
    await show(OPTIONS, 'retired');
    expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
  });

  it('scrolls the selected chip into view without scrolling the page', async () => {
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 0);
    const { choose } = await show(MANY, 'c25');
    expect(isVisible('Category 25')).toBe(true);
    await choose('c2');
    expect(isVisible('Category 2')).toBe(true);
    expect(window.scrollY).toBe(0);
    document.body.style.minHeight = '';
  });

  it('does not scroll when the selected chip is visible', async () => {
    const { choose } = await show(MANY, 'c0');
    await choose('c1');
    expect(strip().scrollLeft).toBe(0);
  });

  it('never makes the page wider than the viewport', async () => {
    await show([{ value: 'long', label: 'W'.repeat(200) }, ...MANY], 'long');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});
