import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CATALOGUE } from '../helpers/content/sampleCatalogue';
import { expectNoAxeViolations } from '../helpers/component/publicSite';
import { NAMES, button, expectNames, openStore } from '../helpers/component/storePage';

describe('the layout of the store', () => {
  const [FIRST] = CATALOGUE.products;
  const layout = () => document.documentElement.dataset['layout'];
  const add = () => page.getByRole('button', { name: `Add ${FIRST?.name} to cart` });
  const isPressed = (name: string) => button(name).element().getAttribute('aria-pressed');

  beforeEach(() => page.viewport(360, 780));

  it('shows products as rows, with a button that adds them to the cart', async () => {
    await openStore('?q=lens&page=1');
    await expect.element(button('Grid')).toHaveAttribute('aria-pressed', 'true');
    await button('List').click();
    await expect.element(button('List')).toHaveAttribute('aria-pressed', 'true');
    expect(layout()).toBe('list');
    await add().click();
    await expect.element(add()).toHaveAccessibleName(`Add ${FIRST?.name} to cart, 1 in cart`);
    await expect.element(button(`Add ${FIRST?.name} to favorites`)).toBeVisible();
    const row = page.getByRole('article').first().element().getBoundingClientRect();
    expect(row.height).toBeLessThan(110);
    expect(row.width).toBeGreaterThan(300);
    await expectNoAxeViolations();
  });

  it('keeps the layout on this device, and a choice of cards replaces it', async () => {
    const first = await openStore();
    await button('List').click();
    await expect.poll(() => localStorage.getItem('storeLayout')).toBe('list');
    await first.unmount();
    await openStore();
    await expect.poll(() => isPressed('List')).toBe('true');
    await expectNames(NAMES.slice(0, 16));
    await button('Grid').click();
    await expect.poll(layout).toBe('grid');
    expect(localStorage.getItem('storeLayout')).toBeNull();
  });

  it('follows the URL rather than the device, without storing it', async () => {
    localStorage.setItem('storeLayout', 'list');
    const opened = await openStore('?view=grid');
    await expect.poll(() => isPressed('Grid')).toBe('true');
    await opened.unmount();
    localStorage.removeItem('storeLayout');
    await openStore('?view=list&q=lens');
    await expect.poll(() => isPressed('List')).toBe('true');
    expect(localStorage.getItem('storeLayout')).toBeNull();
    await button('Clear text').click();
    await expect.poll(() => isPressed('List')).toBe('true');
  });
});
