import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  lockLost,
  lockTaken,
  lossFound,
  storingFailed,
  takeoverChanged,
} from '@/api/drafts/keepingSlice';
import { renderPart, settle } from '../../../tests/helpers/Ground';
import { openWorkshop } from '../../../tests/helpers/Workshop';
import { KeepingBanner } from './KeepingBanner';

async function show() {
  const store = await openWorkshop({});
  await renderPart(
    <Provider store={store}>
      <KeepingBanner />
    </Provider>,
  );
  return {
    store,
    happen: (action: Parameters<typeof store.dispatch>[0]) => settle(() => store.dispatch(action)),
  };
}

const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
const told = () => page.getByRole('status');

it('Taking the editing over says what it waits for, and what is not there yet', async () => {
  const { happen } = await show();
  await happen(lockLost());
  await expect.element(told()).toHaveTextContent('Another tab of this browser is editing.');
  expect(buttons()).toEqual(['Edit here instead']);
  await happen(takeoverChanged('asked'));
  await expect.element(told()).toHaveTextContent('Waiting until it has stored its changes...');
  await happen(takeoverChanged('unanswered'));
  await expect.element(told()).toHaveTextContent('The other tab does not respond');
  expect(buttons()).toEqual(['Try again', 'Edit here anyway']);
  await happen(takeoverChanged('unstored'));
  await expect.element(told()).toHaveTextContent('has changes that it could not store');
  expect(buttons()).toEqual(['Try again', 'Edit here anyway']);
  await happen(lockTaken());
  await expect.element(told()).not.toBeInTheDocument();
});

it('Damaged changes lead to their backups', async () => {
  const { happen } = await show();
  const link = page.getByRole('link', { name: 'Show backups' });
  for (const action of [lossFound('part'), storingFailed('unreadable'), storingFailed('crowded')]) {
    await happen(action);
    await expect.element(link.last()).toHaveAttribute('href', '/admin/publish/history#backups');
  }
});

it('A full device and storage that is denied are said in other words', async () => {
  const { happen } = await show();
  await happen(storingFailed('full'));
  await expect.element(told()).toHaveTextContent('This device has no room left');
  await happen(storingFailed('denied'));
  await expect.element(told()).toHaveTextContent('This browser does not let us store');
});
