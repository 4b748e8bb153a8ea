import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/TestProviders';
import { FilterChips, type ChipOption } from './FilterChips';

const OPTIONS: ChipOption[] = [
  { value: '', label: 'All', count: 90 },
  { value: 'lenses', label: 'Lenses', count: 0 },
  { value: 'sound', label: 'Sound' },
];
const MANY = Array.from({ length: 30 }, (_, at) => ({ value: `c${at}`, label: `Category ${at}` }));

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

/** Whether a chip is in sight within the strip. */
function isInSight(name: string): boolean {
  const [outer, inner] = [strip(), chip(name).element()].map((one) => one.getBoundingClientRect());
  return Boolean(outer && inner && inner.left >= outer.left && inner.right <= outer.right);
}

describe('the chips', () => {
  it('are named with what the choice leaves, one of them pressed', async () => {
    const { choose } = await show(OPTIONS, '');
    await expect.element(chip('All 90')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(chip('Lenses 0')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(chip('Sound')).toHaveAttribute('aria-pressed', 'false');
    await choose('sound');
    await expect.element(chip('All 90')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(chip('Sound')).toHaveAttribute('aria-pressed', 'true');
  });

  it('tell what was chosen, also of the one that is pressed', async () => {
    const { handleChoose } = await show(OPTIONS, '');
    await chip('Lenses 0').click();
    await chip('All 90').click();
    expect(handleChoose.mock.calls).toEqual([['lenses'], ['']]);
  });

  it('are none of them pressed where the choice is none of them', async () => {
    await show(OPTIONS, 'retired');
    expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
  });

  it('scroll the chosen one into sight, and leave the page where it is', async () => {
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 0);
    const { choose } = await show(MANY, 'c25');
    expect(isInSight('Category 25')).toBe(true);
    await choose('c2');
    expect(isInSight('Category 2')).toBe(true);
    expect(window.scrollY).toBe(0);
    document.body.style.minHeight = '';
  });

  it('stay where they are when the chosen one is in sight', async () => {
    const { choose } = await show(MANY, 'c0');
    await choose('c1');
    expect(strip().scrollLeft).toBe(0);
  });

  it('never make the page wider than the screen, whatever their names', async () => {
    await show([{ value: 'long', label: 'W'.repeat(200) }, ...MANY], 'long');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});
