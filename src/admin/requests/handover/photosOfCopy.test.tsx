import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { FileStoreError } from '../../file-store/fileStore';
import { NO_COPY } from '../sync/deskTypes';
import type { PhotoProblem } from '../sync/copyPhotos';
import { updateCopyState } from '../sync/copyState';
import { openDesk } from '../sync/browserDesk';
import type { DeskSync } from '../sync/createSync';
import { deletePhotos, storePhoto } from '../storage/photoStore';
import { PhotoField } from './PhotoField';
import SignatureField from './SignatureField';

vi.mock('../sync/browserDesk', () => ({ openDesk: vi.fn() }));

const find = vi.fn<DeskSync['fetchPhotos']>();

const link = (isLinked: boolean, savedAt = '') =>
  updateCopyState({ status: { ...NO_COPY, isLinked, savedAt } });

beforeEach(() => {
  vi.stubEnv('VITE_DESK_STORE', 'local');
  vi.mocked(openDesk).mockReturnValue({ fetchPhotos: find } as Partial<DeskSync> as DeskSync);
});

const show = (photoIds: readonly string[]) =>
  renderAdminPart(<PhotoField photoIds={photoIds} onChange={() => undefined} />);

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
  link(problem !== 'elsewhere');
  if (problem === 'failed') find.mockRejectedValue(new FileStoreError('unreachable'));
  else if (problem !== 'elsewhere') find.mockResolvedValue({ 'photo-lost': problem });
  await show(['photo-lost']);
  await expect.element(page.getByText(text)).toBeVisible();
});

it('A signature that was not there yet is shown after the next synchronisation', async () => {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  link(true);
  find.mockResolvedValue({});
  await renderAdminPart(<SignatureField signatureId="photo-signed" onChange={() => undefined} />);
  await expect.element(page.getByText(/signature is not in the copy yet/)).toBeVisible();
  await storePhoto('photo-signed', picture);
  link(true, '2026-11-25T09:00:00.000Z');
  const width = () => document.querySelector('img')?.naturalWidth;
  await expect.poll(width).toBe(8);
  await deletePhotos(['photo-signed']);
});
