import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useLocation } from 'react-router-dom';
import { balanceOf } from '@/domain/rental/payments';
import { nextActionOf } from '@/domain/rental/nextStep';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { useRequestsSelector } from '../store/hooks';
import { selectRequestById } from '../store/selectors';
import { StepButtons } from './StepButtons';

const REF = 'SL-EARLY2';

beforeEach(() => page.viewport(1280, 900));
const PAID = balanceOf({ status: 'new', payments: [], documents: [] }, 0);

const Path = () => useLocation().pathname;

function Buttons() {
  const request = useRequestsSelector((state) => selectRequestById(state, REF));
  return (
    request && (
      <StepButtons
        request={request}
        total={0}
        balance={PAID}
        next={nextActionOf(request, { kind: 'payment', amount: 0 })}
        onAddPayment={() => undefined}
      />
    )
  );
}

it('A request that is confirmed while the products are loading gets their contents', async () => {
  const { store, request, toasts, delayProducts } = await openRequestsStore(
    zoomRequest({ ref: REF }),
  );
  const deliver = delayProducts();
  await renderWithStore(store, <Buttons />);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => toasts().at(0)?.message).toMatch(/^The products are still loading/);
  // One step is taken at a time.
  await page.getByRole('button', { name: 'Decline' }).click();
  expect(request(REF)?.status).toBe('new');
  deliver();
  await expect.poll(() => request(REF)?.checklist.map(({ name }) => name)).toEqual(['Case']);
  expect(request(REF)?.status).toBe('confirmed');
});

it('A quote that waited for the products takes the focus from no field', async () => {
  const { store, request, delayProducts } = await openRequestsStore(zoomRequest({ ref: REF }));
  const deliver = delayProducts();
  await renderWithStore(
    store,
    <>
      <input aria-label="Notes" />
      <output aria-label="path">
        <Path />
      </output>
      <Buttons />
    </>,
  );
  const path = page.getByLabelText('path');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await page.getByLabelText('Notes').fill('Call');
  deliver();
  await expect.poll(() => request(REF)?.quotes.length).toBe(1);
  await expect.element(page.getByLabelText('Notes')).toHaveFocus();
  await expect.element(path).not.toHaveTextContent('quote');
  await page.getByRole('button', { name: 'Open quote' }).click();
  await expect.element(path).toHaveTextContent('quote');
});
