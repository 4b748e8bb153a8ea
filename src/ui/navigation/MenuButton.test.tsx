import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { MenuButton, type MenuButtonProps } from './MenuButton';

const OPTIONS = ['Name A-Z', 'Name Z-A', 'Favorites'].map((label) => ({ label, value: label }));

const opener = (name: string) => page.getByRole('button', { name, exact: true });
const menu = (name: string) => page.getByRole('menu', { name });
const option = (name: string) => page.getByRole('menuitemradio', { name });
const focused = () => document.activeElement?.textContent;

async function show({ value = '', footer }: Partial<MenuButtonProps> = {}) {
  const handleChoose = vi.fn<(value: string) => void>();
  function Tools() {
    const [opened, setOpened] = useState('');
    const common = { icon: null, options: OPTIONS, value, onChoose: handleChoose };
    return (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        {['Sort', 'Filter'].map((label) => (
          <MenuButton
            key={label}
            {...common}
            label={label}
            isOpen={opened === label}
            onOpenChange={(isOpen) => setOpened(isOpen ? label : '')}
            footer={footer}
          />
        ))}
        <button type="button">Elsewhere</button>
      </div>
    );
  }
  await renderWithProviders(<Tools />);
  return { handleChoose };
}

async function open(name = 'Sort') {
  await opener(name).click();
  await expect.element(menu(name)).toBeVisible();
}

describe('MenuButton', () => {
  it('states on its button whether the menu is open', async () => {
    await show();
    await expect.element(opener('Sort')).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(opener('Sort')).toHaveAttribute('aria-expanded', 'false');
    await open();
    await expect.element(opener('Sort')).toHaveAttribute('aria-expanded', 'true');
    const sheet = opener('Sort').element().getAttribute('aria-controls') ?? '-';
    expect(document.querySelector(`[id="${sheet}"]`)?.contains(menu('Sort').element())).toBe(true);
    await opener('Sort').click();
    await expect.element(menu('Sort')).not.toBeInTheDocument();
    await expect.element(opener('Sort')).not.toHaveAttribute('aria-controls');
  });

  it.each([
    ['the selected option', 'Name Z-A', 'Name Z-A'],
    ['the first option when none is selected', '', 'Name A-Z'],
    ['the first option when the value matches none', 'price', 'Name A-Z'],
  ])('opens with focus on %s', async (_what, value, expected) => {
    await show({ value });
    await open();
    expect(focused()).toBe(expected);
    const checked = document.querySelectorAll('[aria-checked="true"]');
    expect([...checked].map(({ textContent }) => textContent)).toEqual(
      OPTIONS.some((one) => one.value === value) ? [value] : [],
    );
  });

  it('opens with ArrowDown and moves with arrows, Home and End, wrapping around', async () => {
    await show();
    (opener('Sort').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    const visited: string[] = [];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      visited.push(focused() ?? '');
    }
    expect(visited).toEqual([
      'Name Z-A',
      'Favorites',
      'Name A-Z',
      'Favorites',
      'Name A-Z',
      'Favorites',
    ]);
  });

  it('reports a selection once, closes and returns focus', async () => {
    const { handleChoose } = await show();
    await open();
    await option('Favorites').click();
    expect(handleChoose).toHaveBeenCalledExactlyOnceWith('Favorites');
    await expect.element(menu('Sort')).not.toBeInTheDocument();
    await expect.element(opener('Sort')).toHaveFocus();
    await open();
    await userEvent.keyboard('{Enter}');
    expect(handleChoose).toHaveBeenLastCalledWith('Name A-Z');
    await expect.element(menu('Sort')).not.toBeInTheDocument();
    await expect.element(opener('Sort')).toHaveFocus();
  });

  it('closes on Escape and returns focus', async () => {
    await show();
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu('Sort')).not.toBeInTheDocument();
    await expect.element(opener('Sort')).toHaveFocus();
  });

  it('closes on a click outside and on Tab, without moving focus back', async () => {
    await show();
    await open();
    await opener('Elsewhere').click();
    await expect.element(menu('Sort')).not.toBeInTheDocument();
    await expect.element(opener('Elsewhere')).toHaveFocus();
    await open();
    await userEvent.tab();
    await expect.element(menu('Sort')).not.toBeInTheDocument();
    await expect.element(opener('Filter')).toHaveFocus();
  });

  it('closes when another menu opens', async () => {
    await show();
    await open('Sort');
    await open('Filter');
    await expect.element(menu('Sort')).not.toBeInTheDocument();
    await open('Sort');
    await expect.element(menu('Filter')).not.toBeInTheDocument();
  });

  it('lets focus move to its footer and back to its options', async () => {
    await show({ footer: <button type="button">Reset</button> });
    await open();
    await userEvent.tab();
    await expect.element(opener('Reset')).toHaveFocus();
    await expect.element(menu('Sort')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(option('Favorites')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('Name A-Z')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener('Sort')).toHaveFocus();
  });

  it('has touch targets of 44 px in a viewport of 360 px, even with very long names', async () => {
    await page.viewport(360, 640);
    const handleChoose = () => undefined;
    const long = 'W'.repeat(80);
    await renderWithProviders(
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <MenuButton
          label="Sort"
          icon={null}
          options={[{ label: long, value: long }]}
          value=""
          onChoose={handleChoose}
          isOpen
          onOpenChange={handleChoose}
        />
      </div>,
    );
    const { left, right, height } = option(long).element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
