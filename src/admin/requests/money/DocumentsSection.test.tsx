import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { balanceOf } from '@/domain/rental/payments';
import { requestTotals } from '@/domain/rental/quotes';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { issueCreditNote, issueInvoice } from '../changes/moneyThunks';
import { editRequest } from '../changes/thunks';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { useRequestsSelector } from '../store/hooks';
import { selectRequestById } from '../store/selectors';
import { DocumentsSection } from './DocumentsSection';

function Section({ reference }: { reference: string }) {
  const request = useRequestsSelector((state) => selectRequestById(state, reference));
  if (!request) return null;
  const { total } = requestTotals(request, { rules: {} });
  return (
    <DocumentsSection
      request={request}
      notInvoiced={balanceOf(request, total).notInvoiced}
      total={total}
    />
  );
}

async function show(ref: string) {
  const fixture = await openRequestsStore(zoomRequest({ ref, vatBasisPoints: 0 }));
  const { store, load } = fixture;
  const request = () => fixture.request(ref);
  await load();
  const first = (await store.dispatch(issueInvoice(ref)))!;
  await renderWithStore(store, <Section reference={ref} />);
  return {
    first,
    credit: (amount = 75_000_00) =>
      store.dispatch(issueCreditNote(ref, first, { amount, reason: '' })),
    discount: (amount: number) =>
      store.dispatch(editRequest(ref, { discount: { kind: 'amount', amount } })),
    /** Adds another invoice, as another device may have issued one. */
    addInvoice: (number: string) => {
      const { documents } = request()!;
      return store.dispatch(
        editRequest(ref, { documents: [...documents, { ...documents[0]!, number }] }),
      );
    },
    correctAddress: () => store.dispatch(editRequest(ref, { billingAddress: '3 Marina, Lagos' })),
    numbers: () => request()?.documents.map(({ number }) => number),
  };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('alertdialog').or(page.getByRole('dialog'));

it('An invoice that was credited in full is repeated only after a question', async () => {
  const { first, credit, numbers } = await show('SL-AGAIN2');
  await credit();
  await button('Create invoice').click();
  await expect
    .element(dialog())
    .toHaveTextContent(`${first} was credited in full. Another invoice charges ₦75,000 again.`);
  await button('Cancel').click();
  expect(numbers()).toHaveLength(2);
  await button('Create invoice').click();
  await button('Create another').click();
  await expect.poll(() => numbers()?.length).toBe(3);
});

it('An invoice that was credited to correct its address is created again without a question', async () => {
  const { credit, correctAddress, numbers } = await show('SL-MOVED2');
  await credit();
  await correctAddress();
  await button('Create invoice').click();
  await expect.poll(() => numbers()?.length).toBe(3);
});

it('All invoices that a new one replaces are named before', async () => {
  const { first, addInvoice, numbers } = await show('SL-ALL222');
  await addInvoice(`${first}-B`);
  await button('Create invoice').click();
  await expect
    .element(dialog())
    .toHaveTextContent(`${first} over ₦75,000 and ${first}-B over ₦75,000 were issued`);
  await button('Create all').click();
  await expect.poll(() => new Set(numbers()).size).toBe(5);
});

it('A new invoice that charges again what was credited says so, unless the request charges less', async () => {
  const { credit, discount } = await show('SL-PART22');
  await credit(5_000_00);
  await button('Create invoice').click();
  await expect
    .element(dialog())
    .toHaveTextContent('₦5,000 that was credited is charged again. Enter a discount first');
  await button('Cancel').click();
  await discount(5_000_00);
  await button('Create invoice').click();
  await expect.element(dialog()).toHaveTextContent('a new invoice are created.');
  await expect.element(dialog()).not.toHaveTextContent('charged again');
});
