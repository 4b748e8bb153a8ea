import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentStore, depsOf } from '@/api/content/contentStoreFixture';
import {
  bookingValue,
  DRAFT,
  storedBookingDraft,
  PENDING,
  shownItems,
} from '../../../tests/helpers/component/bookingFormHarness';
import {
  BLANK_PICTURES,
  TestProviders,
  actAndFlush,
} from '../../../tests/helpers/component/TestProviders';
import { line } from '../../../tests/helpers/component/tabs';
import { BookingRequest } from './';
import { removeDraft } from './bookingDraft';

const isOnPage = () => true;
const noop = () => undefined;

let container: HTMLDivElement;
let root: Root | undefined;
let recoverable: unknown[];

function page() {
  return (
    <TestProviders path={{ pathname: '/booking', key: 'first' }} pictures={BLANK_PICTURES}>
      <Provider store={contentStore(depsOf({}))}>
        <BookingRequest
          onSent={isOnPage}
          onFailed={noop}
          onDone={noop}
          onQueued={isOnPage}
          onDiscarded={noop}
        />
      </Provider>
    </TestProviders>
  );
}

/** Sets the value of a field before hydration, as a visitor or the browser does. */
function enter(name: string, value: string) {
  const field = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`There is no field '${name}'`);
  field.value = value;
}

const hydrate = () =>
  actAndFlush(() => {
    const onRecoverableError = (error: unknown) => recoverable.push(error);
    root = hydrateRoot(container, page(), { onRecoverableError });
  });

beforeEach(() => {
  removeDraft();
  recoverable = [];
  container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
});

afterEach(async () => {
  await actAndFlush(() => root?.unmount());
  container.remove();
  expect(recoverable).toEqual([]);
});

describe('prerendered booking form', () => {
  it('shows no items until it is hydrated', async () => {
    localStorage.setItem(PENDING, JSON.stringify([line('a', 2)]));
    expect(container.textContent).not.toContain('No equipment selected yet.');
    await hydrate();
    expect(shownItems()).toEqual(['Name of a: Lenses · Qty: 2']);
    expect(bookingValue('Subject')).toBe('Booking Request: Name of a');
  });

  it('keeps input made before hydration in addition to the saved draft', async () => {
    const fields = { name: 'Earlier', phone: '0801' };
    sessionStorage.setItem(DRAFT, JSON.stringify({ fields, items: [line('a')] }));
    enter('name', 'Ọlá');
    enter('notes', 'One\nTwo');
    await hydrate();
    expect(bookingValue('Full Name')).toBe('Ọlá');
    expect(bookingValue('Phone Number')).toBe('0801');
    expect(bookingValue('Additional Notes')).toBe('One\nTwo');
    expect(storedBookingDraft()?.fields).toMatchObject({
      name: 'Ọlá',
      phone: '0801',
      notes: 'One\nTwo',
    });
  });

  it('recognises the generated subject when the browser has filled it in', async () => {
    localStorage.setItem(PENDING, JSON.stringify([line('a')]));
    enter('subject', 'Booking Request: Name of a');
    await hydrate();
    expect(bookingValue('Subject')).toBe('Booking Request: Name of a');
    expect(storedBookingDraft()?.fields['subject']).toBeUndefined();
  });
});
