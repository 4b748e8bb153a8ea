import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { NO_COPY } from '../copies/deskTypes';
import { findPhoto, type PhotoProblem } from '../sync/copyPhotos';
import { updateCopyState } from '../sync/copyState';
import { deletePhotos, storePhoto } from '../storage/photoStore';
import { PhotoField } from './PhotoField';

vi.mock('../sync/copyPhotos', () => ({ findPhoto: vi.fn() }));

const show = (photoIds: readonly string[]) =>
  renderAdminPart(
    <PhotoField photoIds={photoIds} isDisabled={false} onAdd={vi.fn()} onRemove={vi.fn()} />,
  );

it.each<[PhotoProblem, string]>([
  [
    'missing',
    'This photo is not in the copy yet. Open the back office on the device that took it.',
  ],
  ['damaged', 'This photo is damaged in the copy. Look at it on the device that took it.'],
  ['elsewhere', 'This photo is not in this browser. Look at it on the device that took it.'],
  [
    'failed',
    'This photo could not be loaded from the copy. Check the connection, then open this page again.',
  ],
])('A photo that is %s says so, and what to do', async (problem, text) => {
  vi.mocked(findPhoto).mockResolvedValue(problem);
  await show(['photo-lost']);
  await expect.element(page.getByText(text)).toBeVisible();
});

it('A photo that was not there yet is shown after the next synchronisation', async () => {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  vi.mocked(findPhoto).mockResolvedValue('missing');
  await show(['photo-fetched']);
  await expect.element(page.getByText(/not in the copy yet/)).toBeVisible();
  vi.mocked(findPhoto).mockImplementation(async (id) => {
    await storePhoto(id, { type: 'image/png', bytes: new Uint8Array(await picture.arrayBuffer()) });
    return undefined;
  });
  updateCopyState({ status: { ...NO_COPY, savedAt: '2026-11-25T09:00:00.000Z' } });
  await expect.element(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await deletePhotos(['photo-fetched']);
});
