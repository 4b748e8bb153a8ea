import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import HandoverPage from './HandoverPage';

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('The focus stays with the photos when some are added and removed', async () => {
  const { store, request } = await openRequestsStore(zoomRequest({ status: 'confirmed' }));
  const photoIds = () => request()?.handover?.photoIds;
  await renderWithStore(
    store,
    <Routes>
      <Route path="/admin/requests/:reference/handover" element={<HandoverPage />} />
    </Routes>,
    '/admin/requests/SL-AAA222/handover',
  );
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
  const photo = new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' });
  button('Add photo').element().focus();
  await userEvent.upload(page.getByLabelText('Photo files'), [photo, photo]);
  await expect.poll(photoIds).toHaveLength(2);
  await expect.element(button('Add photo')).toHaveFocus();
  button('Remove photo 1').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(photoIds).toHaveLength(1);
  await expect.element(button('Remove photo 1')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Add photo')).toHaveFocus();
  expect(photoIds()).toEqual([]);
});
