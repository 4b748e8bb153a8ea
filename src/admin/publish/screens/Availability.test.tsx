import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { smallContent } from '@/domain/content/contentFixture';
import type { Hold } from '@/domain/availability/availability';
import { saveHolds } from '../../holds/holdThunks';
import {
  createAdminStore,
  renderAdminScreen,
} from '../../../../tests/helpers/component/AdminHarness';
import { button, show } from '../../../../tests/helpers/component/publishScreen';
import { PublishAvailability } from './Availability';

const hold: Hold = {
  id: 'h1',
  productId: 'p1',
  from: '2026-11-24',
  to: '2026-11-26',
  quantity: 1,
  reason: 'rental',
};
const file = { updatedAt: '2026-11-22T09:14:00.000Z', holds: [hold] };
const published = () => ({ ...smallContent().files, 'availability.json': file });

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});
function downloads() {
  return vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
}

test('availability is published without changes, with its age next to the button', async () => {
  const click = downloads();
  const store = await createAdminStore(published());
  await renderAdminScreen(store, () => <PublishAvailability setting="" />);
  await expect
    .element(page.getByText(/^Last published 22 Nov 2026, 10:14 Lagos time\./))
    .toBeVisible();
  await button('Publish availability').click();
  await expect.poll(() => click.mock.calls.length).toBe(1);
  await expect.element(button('Publish availability')).toBeEnabled();
});

test.each(['+275760-09-13T00:00:00.000Z', 7])(
  'an impossible time of publication is named, and can be replaced: %j',
  async (updatedAt) => {
    const files = { ...published(), 'availability.json': { ...file, updatedAt } };
    const store = await createAdminStore(files);
    await renderAdminScreen(store, () => <PublishAvailability setting="" />);
    const text = page.getByText(/^The time of the last publication is not valid\./);
    await expect.element(text).toBeVisible();
    await expect.element(button('Publish availability')).toBeEnabled();
  },
);

test('the Publish page lists a hold as availability, and offers to publish availability alone', async () => {
  const click = downloads();
  const store = await createAdminStore(smallContent().files);
  await store.dispatch(saveHolds('Holds', { saved: [hold] }));
  await show(store);
  const name = 'Availability: Zoom, 24 to 26 Nov, 1 unit';
  await expect.element(page.getByRole('checkbox', { name })).toBeChecked();
  await expect.element(page.getByText('No problems found.')).toBeVisible();
  const section = page.getByRole('region', { name: 'Availability' });
  await expect.element(section.getByText(/^Not published yet\./)).toBeVisible();
  await section.getByRole('button', { name: 'Publish availability' }).click();
  await expect.element(page.getByText(/^The ZIP file is being downloaded/)).toBeVisible();
  expect(click).toHaveBeenCalledOnce();
});
