import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FAILURES } from '@/mocks/handlers/handlers';
import {
  INDEX,
  FILES,
  lineOf,
  store,
  cart,
  button,
  lines,
  emptyCart,
  failure,
  isFocusInMain,
  a,
  b,
  c,
} from '../helpers/component/listPages';
import { openSite } from '../helpers/component/publicSite';

const OWN = [lineOf(a, 1), lineOf(c, 2)];
const KEPT = ['a × 1', 'c × 2'];
const LINK = `/cart?items=${a.slug}*2,${b.slug}*3`;

describe('a shared cart', () => {
  const question = () => page.getByRole('dialog', { name: 'Replace your cart?' });

  it('fills an empty cart without a confirmation', async () => {
    const site = await openSite(LINK, FILES);
    await expect.poll(lines).toBe(2);
    await expect.poll(site.url).toBe('/cart');
    await expect.poll(cart).toEqual(['a × 2', 'b × 3']);
    expect(question().elements()).toHaveLength(0);
  });

  it('replaces the cart after a confirmation, and Undo restores it', async () => {
    store('bookingCart', OWN);
    const site = await openSite(LINK, FILES);
    await expect.element(question()).toHaveTextContent('Yours contains 2 products.');
    expect(cart()).toEqual(KEPT);
    await question().getByRole('button', { name: 'Replace' }).click();
    await expect.poll(cart).toEqual(['a × 2', 'b × 3']);
    await expect.poll(site.url).toBe('/cart');
    await button('Undo').click();
    await expect.poll(cart).toEqual(KEPT);
  });

  it('can be added to the cart, and focus stays on the page', async () => {
    store('bookingCart', OWN);
    await openSite(LINK, FILES);
    await expect.element(question().getByRole('button').first()).toHaveFocus();
    const add = question().getByRole('button', { name: 'Add to cart' });
    (add.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(cart).toEqual(['a × 3', 'c × 2', 'b × 3']);
    await expect.poll(() => question().elements().length).toBe(0);
    await expect.poll(isFocusInMain).toBe(true);
  });

  it.each(['Cancel', 'Escape'])('is ignored after %s', async (way) => {
    store('bookingCart', OWN);
    const site = await openSite(LINK, FILES);
    await expect.element(question()).toBeVisible();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await question().getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => question().elements().length).toBe(0);
    await expect.poll(site.url).toBe('/cart');
    expect(cart()).toEqual(KEPT);
  });

  it('that equals the cart needs no confirmation', async () => {
    store('bookingCart', OWN);
    const site = await openSite(`/cart?items=${c.slug}*2,${a.slug}`, FILES);
    await expect
      .element(page.getByText('Your booking cart already matches the shared cart.'))
      .toBeVisible();
    await expect.poll(site.url).toBe('/cart');
    expect(cart()).toEqual(KEPT);
  });

  it('names products that are no longer available, and takes the others, by slug or ID', async () => {
    const site = await openSite(`/cart?utm=x&items=gone*2,${a.slug}*2,old*1,${b.id}*1`, FILES);
    await expect.element(page.getByText('No longer in our store: gone and old.')).toBeVisible();
    await expect.poll(cart).toEqual(['a × 2', 'b × 1']);
    await expect.poll(site.url).toBe('/cart?utm=x');
  });

  it('is limited to 100 items, and names the first unknown ones', async () => {
    const gone = Array.from({ length: 499 }, (_, index) => `gone-${index}*1`);
    await openSite(`/cart?items=${a.slug}*2,${gone.join(',')}`, FILES);
    await expect
      .element(page.getByText('No longer in our store: gone-0, gone-1, gone-2 and 96 others.'))
      .toBeVisible();
    expect(lines()).toBe(1);
  });

  it.each(['', '%E0%A4%A*2,**,,', '*5,<script>*0'])(
    'with the items %j changes nothing and shows a message',
    async (items) => {
      store('bookingCart', [lineOf(b, 2)]);
      const site = await openSite(`/cart?items=${items}`, FILES);
      await expect.element(page.getByText('This link is not valid.')).toBeVisible();
      expect(lines()).toBe(1);
      await expect.poll(site.url).toBe('/cart');
    },
  );

  it('that cannot be loaded leaves the cart unchanged, and is loaded by Try Again', async () => {
    store('bookingCart', [lineOf(b, 2)]);
    const site = await openSite('/about', FILES);
    site.answerWith([INDEX], FAILURES['is refused']);
    site.go(LINK);
    await expect.element(failure()).toBeVisible();
    expect(lines()).toBe(1);
    site.heal();
    await button('Try Again').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(lines).toBe(2);
    await expect.poll(site.url).toBe('/cart');
  });

  it('that cannot be loaded can be rejected', async () => {
    const site = await openSite('/about', FILES);
    site.answerWith([INDEX], FAILURES['is the page of a captive portal']);
    site.go(LINK);
    await expect.element(failure()).toBeVisible();
    await button('Keep my list').click();
    await expect.element(emptyCart()).toBeVisible();
    await expect.poll(site.url).toBe('/cart');
  });
});
