import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { useRequestsSelector } from '../store/hooks';
import { selectRequestById } from '../store/selectors';
import { StepButtons } from './StepButtons';

const REF = 'SL-EARLY2';
const QUOTE_LINK = { current: null };

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

it('A request that is confirmed while the products are loading gets their contents', async () => {
  const { store, request, files, load, toasts } = await openRequestsStore(
    zoomRequest({ ref: REF }),
  );
  const index = files['products/index.json'];
  let deliver = () => undefined as unknown;
  files['products/index.json'] = new Promise((resolve) => {
    deliver = () => resolve(index);
  });
  const loading = load();
  await renderWithStore(store, <Buttons />);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => toasts().at(0)?.message).toMatch(/^The products are still loading/);
  // One step is taken at a time.
  await page.getByRole('button', { name: 'Decline' }).click();
  expect(request(REF)?.status).toBe('new');
  deliver();
  await loading;
  await expect.poll(() => request(REF)?.checklist.map(({ name }) => name)).toEqual(['Case']);
  expect(request(REF)?.status).toBe('confirmed');
});
