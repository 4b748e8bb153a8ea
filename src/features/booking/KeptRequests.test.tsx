import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readWaiting, removeWaiting } from '@/api/storage/waitingRequests';
import { EMPTY_BOOKING } from '@/domain/booking/forms';
import { actAndFlush, renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { KeptRequests, keepUntilConnected } from './KeptRequests';

const REFERENCE = 'SL-ABC234';

afterEach(async () => {
  vi.unstubAllGlobals();
  await removeWaiting(REFERENCE);
});

it('The list of waiting requests is loaded when the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  await renderWithProviders(<KeptRequests company={{}} />);
  await expect.poll(() => idle).toHaveLength(1);
  const at = new Date().toISOString();
  const request = { reference: REFERENCE, at, fields: EMPTY_BOOKING, items: [], dates: null };
  await keepUntilConnected(request);
  expect((await readWaiting(Date.now())).requests).toHaveLength(1);
  await actAndFlush(() => idle[0]?.());
  await expect.element(page.getByText('Waiting for a connection')).toBeVisible();
});
