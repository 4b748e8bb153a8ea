import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FILM } from '@/domain/booking/bookingTable';
import { withQuantity } from '@/domain/cart/cart';
import {
  bookingButton,
  bookingField,
  bookingValue,
  DRAFT,
  fillBooking,
  storedBookingDraft,
  PENDING,
  shownItems,
  submitBooking,
  renderBooking,
  sendOne,
} from '../../../tests/helpers/component/bookingFormHarness';
import { line, refuse } from '../../../tests/helpers/component/tabs';
import {
  actAndFlush,
  advanceTimers,
  freezeTimers,
} from '../../../tests/helpers/component/TestProviders';
import { changeDraft, removeDraft } from './bookingDraft';

const savePending = (...items: object[]) => localStorage.setItem(PENDING, JSON.stringify(items));
const removeItem = (id: string) => bookingButton(`Remove Name of ${id} from this request`).click();
const SUBJECT = 'Booking Request: Multiple Equipments';

beforeEach(removeDraft);

describe('pending items of the cart', () => {
  it('are shown, and their entry is removed after reading, even if it is read twice', async () => {
    savePending(line('a', 2), line('b'));
    const reading = vi.spyOn(Storage.prototype, 'getItem');
    await renderBooking({ isStrict: true });
    const reads = reading.mock.calls.filter(([key]) => key === PENDING);
    // Both first renderings of the strict mode, and its second effect.
    expect(reads).toHaveLength(3);
    expect(shownItems()).toEqual(['Name of a: Lenses · Qty: 2', 'Name of b: Lenses · Qty: 1']);
    expect(localStorage.getItem(PENDING)).toBeNull();
    expect(storedBookingDraft()?.items).toEqual([line('a', 2), line('b')]);
    // Items are only read on arrival. Those saved by another tab are left for its booking page.
    savePending(line('c'));
    await fillBooking();
    await removeItem('a');
    expect(shownItems()).toEqual(['Name of b: Lenses · Qty: 1']);
    expect(localStorage.getItem(PENDING)).not.toBeNull();
  });

  it('are shown when read twice while storage is unavailable', async () => {
    savePending(line('a', 2));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await renderBooking({ isStrict: true });
    expect(shownItems()).toEqual(['Name of a: Lenses · Qty: 2']);
    expect(localStorage.getItem(PENDING)).toBeNull();
  });

  it('have a button to what is below them if there are many', async () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => line(id));
    await renderBooking({ items });
    await bookingButton('Go to the form').click();
    await userEvent.tab();
    expect(document.activeElement).toBe(bookingField('Full Name').element());
    await removeItem('f');
    await expect.element(bookingButton('Go to the form')).not.toBeInTheDocument();
  });

  it('join those of an earlier visit, which can be put back into the cart', async () => {
    const first = await renderBooking({ items: [line('a', 3)] });
    await first.unmount();
    const { cartNow } = await renderBooking({ items: [line('b')], key: 'second' });
    const both = ['Name of a: Lenses · Qty: 3', 'Name of b: Lenses · Qty: 1'];
    await expect.poll(shownItems).toEqual(both);
    expect(bookingValue('Subject')).toBe(SUBJECT);
    await expect.element(page.getByText(/^Added to 1 item of \d+ \w{3}$/)).toBeVisible();
    await bookingButton('Only this').click();
    expect(shownItems()).toEqual(['Name of b: Lenses · Qty: 1']);
    expect(cartNow()).toEqual([line('a', 3)]);
    await expect.element(bookingButton('Only this')).not.toBeInTheDocument();
  });

  it('have quantities that can be changed, also by another tab', async () => {
    await renderBooking({ items: [line('a'), line('b')] });
    await bookingButton('Increase quantity of Name of a').click();
    expect(storedBookingDraft()?.items).toEqual([line('a', 2), line('b')]);
    await bookingField('Duration').click();
    changeDraft(({ items, fields }) => ({
      items: withQuantity(items, 'b', 1),
      fields: { ...fields, duration: '1 Week', preferredDate: '2031-05-06' },
    }));
    await actAndFlush(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'bookingDraft' })),
    );
    expect(shownItems()).toEqual(['Name of a: Lenses · Qty: 2', 'Name of b: Lenses · Qty: 2']);
    expect(bookingValue('Preferred Date')).toBe('2031-05-06');
    // A field that has the focus follows when it has lost it.
    expect(bookingValue('Duration')).toBe('');
    await bookingField('Full Name').click();
    await expect.element(bookingField('Duration')).toHaveValue('1 Week');
  });

  it('are saved once when another tab has changed them', async () => {
    await renderBooking({ items: [line('a')], isStrict: true });
    const saving = vi.spyOn(Storage.prototype, 'setItem');
    await actAndFlush(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'bookingDraft' })),
    );
    expect(saving).toHaveBeenCalledOnce();
  });
});

describe('the cart', () => {
  const cart = [line('a', 2), line('b')];

  it('is shown and changed while the request has no items of its own', async () => {
    const { cartNow, unmount } = await renderBooking({ cart });
    expect(shownItems()).toHaveLength(2);
    expect(bookingValue('Subject')).toBe(SUBJECT);
    await bookingButton('Decrease quantity of Name of a').click();
    expect(cartNow()).toEqual([line('a'), line('b')]);
    await removeItem('b');
    expect(cartNow()).toEqual([line('a')]);
    expect(storedBookingDraft()).toBeNull();
    await unmount();
    await renderBooking({ cart, search: '?booking=Crane' });
    expect(shownItems()).toEqual(['Crane: Qty: 1']);
  });
});

describe('booking draft', () => {
  it('is saved while typing and restored on another visit', async () => {
    const notes = 'Line one\n</script> 🎬 شكرا';
    const first = await renderBooking({ items: [line('a')] });
    await fillBooking({ 'Full Name': ' Bọ́lá ', 'Additional Notes': notes, Duration: '1 Week' });
    await first.unmount();
    await renderBooking({ key: 'later' });
    expect(shownItems()).toEqual(['Name of a: Lenses · Qty: 1']);
    expect(bookingValue('Full Name')).toBe(' Bọ́lá ');
    expect(bookingValue('Additional Notes')).toBe(notes);
    expect(bookingValue('Duration')).toBe('1 Week');
  });
});

describe('generated subject', () => {
  it('is generated for one item and for several, and is empty without items', async () => {
    await renderBooking({ items: [line('a'), line('b')] });
    expect(bookingValue('Subject')).toBe(SUBJECT);
    await removeItem('a');
    await expect.element(bookingField('Subject')).toHaveValue('Booking Request: Name of b');
    await removeItem('b');
    await expect.element(bookingField('Subject')).toHaveValue('');
  });

  it('is not changed after an edit, and follows the items again when it equals the generated one', async () => {
    await renderBooking({ items: [line('a'), line('b'), line('c')] });
    await fillBooking({ Subject: 'For our short film' });
    await removeItem('a');
    expect(bookingValue('Subject')).toBe('For our short film');
    expect(storedBookingDraft()?.fields['subject']).toBe('For our short film');
    await fillBooking({ Subject: SUBJECT });
    await removeItem('b');
    await expect.element(bookingField('Subject')).toHaveValue('Booking Request: Name of c');
  });

  it('stays empty when the visitor clears it, and is then required', async () => {
    const { posts } = await renderBooking({ items: [line('a')] });
    await fillBooking();
    await bookingField('Subject').clear();
    await submitBooking();
    await expect.element(bookingField('Subject')).toHaveFocus();
    const message = 'Subject is required';
    await expect.element(bookingField('Subject')).toHaveAccessibleDescription(message);
    expect(posts).toEqual([]);
  });
});

describe('Discard', () => {
  const undo = bookingButton('Undo');

  it('clears form, items and errors, and Undo restores them', async () => {
    const { discarded } = await renderBooking({ search: '?booking=Crane' });
    await fillBooking({ 'Full Name': 'Adaeze', Subject: 'A film' });
    await submitBooking();
    await expect.element(bookingField('Email Address')).toHaveAttribute('aria-invalid', 'true');
    await bookingButton('Discard').click();
    expect(discarded).toHaveBeenCalledOnce();
    expect(shownItems()).toEqual([]);
    expect(bookingValue('Full Name') + bookingValue('Subject')).toBe('');
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
    await expect.element(bookingButton('Discard')).not.toBeInTheDocument();
    await undo.click();
    expect(shownItems()).toEqual(['Crane: Qty: 1']);
    expect(bookingValue('Full Name')).toBe('Adaeze');
    expect(bookingValue('Subject')).toBe('A film');
    await expect.element(undo).not.toBeInTheDocument();
    expect(storedBookingDraft()?.fields['name']).toBe('Adaeze');
  });

  it('keeps the items of a request about a film, and Undo restores its texts', async () => {
    changeDraft(() => ({ items: [line('a')], fields: { about: FILM, notes: 'In March' } }));
    await renderBooking();
    await bookingButton('Discard').click();
    expect(shownItems()).toHaveLength(1);
    await undo.click();
    expect(bookingValue('Additional Notes')).toBe('In March');
    await expect.element(undo).not.toBeInTheDocument();
  });

  it('cannot be undone after new input', async () => {
    await renderBooking({ items: [line('a')] });
    await bookingButton('Discard').click();
    await expect.element(undo).toBeVisible();
    await fillBooking({ 'Full Name': 'Someone else' });
    await expect.element(undo).not.toBeInTheDocument();
  });
});

it('has labelled fields with keyboards and autofill', async () => {
  await renderBooking();
  const fields = [...document.querySelectorAll<HTMLInputElement>('form [id]:is(input, textarea)')];
  expect(
    fields.map((field) =>
      [field.labels?.[0]?.textContent, field.type, field.inputMode, field.autocomplete].join(' / '),
    ),
  ).toEqual([
    'Full Name * / text /  / name',
    'Email Address * / email / email / email',
    'Phone Number * / tel / tel / tel',
    'Subject * / text /  / off',
    'Preferred Date / date /  / off',
    'Duration / text /  / off',
    'Additional Notes / textarea /  / ',
  ]);
  expect(fields.map(({ required }) => required).lastIndexOf(true)).toBe(3);
});

describe('validation of the booking form', () => {
  it('reports missing values at their fields in order', async () => {
    const { posts } = await renderBooking();
    await fillBooking({ 'Full Name': '   ' });
    for (const [label, message, value] of [
      ['Full Name', 'Name is required', 'Adaeze'],
      ['Email Address', 'Email is required', 'adaeze@'],
      ['Email Address', 'Please enter a valid email address', 'adaeze@example.com'],
      ['Phone Number', 'Phone number is required', '0801'],
      ['Subject', 'Subject is required', 'A film'],
    ] as const) {
      await submitBooking();
      await expect.element(bookingField(label)).toHaveFocus();
      await expect.element(bookingField(label)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(bookingField(label)).toHaveAccessibleDescription(message);
      await fillBooking({ [label]: value });
      await expect.element(bookingField(label)).not.toHaveAttribute('aria-invalid');
    }
    // A request without items has the subject of the visitor.
    await submitBooking();
    expect(posts.at(-1)).toMatchObject({ subject: 'A film', bookingItems: '[]' });
  });

  it('rejects notes of 60 kB, shows a counter and keeps the text for editing', async () => {
    const { posts, succeed } = await renderBooking({ items: [line('a')] });
    const long = 'Ọ'.repeat(60_000);
    await fillBooking();
    await fillBooking({ 'Additional Notes': long });
    const notes = bookingField('Additional Notes');
    const message = 'Additional Notes may have at most 2000 characters (now 60000)';
    await expect.element(notes).toHaveAccessibleDescription(message);
    await submitBooking();
    await expect.element(notes).toHaveFocus();
    expect(posts).toEqual([]);
    expect(bookingValue('Additional Notes')).toBe(long);
    expect(storedBookingDraft()?.fields['notes']).toBe(long);
    await fillBooking({ 'Additional Notes': long.slice(0, 2000) });
    await expect.element(notes).toHaveAccessibleDescription('2000 / 2000');
    await submitBooking();
    expect(posts).toHaveLength(1);
    await succeed();
  });

  it('rejects a preferred date in the past and an incomplete date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 2, 0, 30) });
    const { posts } = await renderBooking({ items: [line('a')] });
    const date = bookingField('Preferred Date');
    await expect.element(date).toHaveAttribute('min', '2026-03-02');
    await fillBooking();
    await fillBooking({ 'Preferred Date': '2026-03-01' });
    await submitBooking();
    await expect.element(date).toHaveFocus();
    await expect.element(date).toHaveAccessibleDescription("Preferred date can't be in the past");
    await date.clear();
    await date.click({ position: { x: 20, y: 20 } });
    await userEvent.keyboard('05');
    await submitBooking();
    await expect.element(date).toHaveAccessibleDescription('Please enter a valid date');
    expect(posts).toEqual([]);
    await fillBooking({ 'Preferred Date': '2026-03-02' });
    await submitBooking();
    expect(posts.at(-1)).toMatchObject({ preferredDate: '2026-03-02' });
  });
});

it('A request of many items that failed comes back with its notice visible', async () => {
  freezeTimers();
  const items = Array.from({ length: 12 }, (_, index) => line(`a${index}`));
  const { fail } = await sendOne({}, { items });
  await fail();
  await advanceTimers(3000);
  const notice = page.getByRole('group', { name: 'Other ways to send' });
  await expect.element(notice).toBeInViewport();
});
