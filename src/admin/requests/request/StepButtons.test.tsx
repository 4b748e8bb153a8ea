import { createRef } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { useRequestsSelector } from '../store/hooks';
import { selectRequestById } from '../store/selectors';
import { StepButtons } from './StepButtons';

const REF = 'SL-EARLY2';
const QUOTE_LINK = createRef<HTMLAnchorElement>();

function Buttons() {
  const request = useRequestsSelector((state) => selectRequestById(state, REF));
  return (
    request && (
      <StepButtons
        request={request}
        total={0}
        balance={0}
        isDisabled={false}
        quoteLink={QUOTE_LINK}
      />
    )
  );
}

/** Opens a store whose products are loading until they are delivered. */
async function openLoading() {
  const fixture = await openRequestsStore(zoomRequest({ ref: REF }));
  const { files, load } = fixture;
  const index = files['products/index.json'];
  let deliver = () => undefined as unknown;
  files['products/index.json'] = new Promise((resolve) => {
    deliver = () => resolve(index);
  });
  const loading = load();
  return {
    ...fixture,
    deliver: () => {
      deliver();
      return loading;
    },
  };
}

it('A request that is confirmed while the products are loading gets their contents', async () => {
  const { store, request, toasts, deliver } = await openLoading();
  await renderWithStore(store, <Buttons />);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => toasts().at(0)?.message).toMatch(/^The products are still loading/);
  // One step is taken at a time.
  await page.getByRole('button', { name: 'Decline' }).click();
  expect(request(REF)?.status).toBe('new');
  await deliver();
  await expect.poll(() => request(REF)?.checklist.map(({ name }) => name)).toEqual(['Case']);
  expect(request(REF)?.status).toBe('confirmed');
});

it('A quote that waited for the products takes the focus from no field', async () => {
  const { store, request, deliver } = await openLoading();
  await renderWithStore(
    store,
    <>
      <input aria-label="Notes" />
      <a ref={QUOTE_LINK} href="#quote">
        Quote
      </a>
      <Buttons />
    </>,
  );
  await page.getByRole('button', { name: 'Send quote' }).click();
  await page.getByLabelText('Notes').fill('Call');
  await deliver();
  await expect.poll(() => request(REF)?.quotes.length).toBe(1);
  await expect.element(page.getByLabelText('Notes')).toHaveFocus();
});
