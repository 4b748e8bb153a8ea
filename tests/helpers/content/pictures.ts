import { http } from 'msw';
import { vi } from 'vitest';
import { mediaBlob } from '../../../src/admin/drafts/storage/mediaDrafts';
import { FAILURES, uploadHandlers } from '../../../src/mocks/handlers/handlers';
import { stubNetwork } from '../component/stubNetwork';

async function drawn(width: number, height: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.fillStyle = `rgb(${width % 256} ${height % 256} 90)`;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width / 2, height / 3);
  return new Promise((done) => canvas.toBlob((blob) => done(blob!), type));
}

export async function pictureFile(name: string, width: number, height: number): Promise<File> {
  return new File([await drawn(width, height, 'image/png')], name, { type: 'image/png' });
}

/** Returns a JPEG with EXIF data: rotated by 90 degrees, and a location. */
export async function rotatedJpeg(width: number, height: number): Promise<File> {
  const bytes = new Uint8Array(await (await drawn(width, height, 'image/jpeg')).arrayBuffer());
  const tiff = [
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ];
  const body = [
    ...new TextEncoder().encode('Exif\0\0'),
    ...tiff,
    ...new TextEncoder().encode('GPS-SECRET'),
  ];
  const exif = [0xff, 0xe1, 0, body.length + 2, ...body];
  const parts = [bytes.slice(0, 2), Uint8Array.from(exif), bytes.slice(2)];
  return new File(parts, 'turned.jpg', { type: 'image/jpeg' });
}

export function choose(label: string, ...files: File[]): void {
  const labels = [...document.querySelectorAll('label')];
  const found = labels.find(({ textContent }) => textContent.replace(/\s\*$/, '') === label);
  const input = found?.control as HTMLInputElement;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export async function pictureOf(ref: string): Promise<ImageBitmap> {
  return createImageBitmap((await mediaBlob(ref))!);
}

export function stubImageHost() {
  const url = 'https://api.host.example/upload';
  vi.stubEnv('VITE_UPLOAD_URL', url);
  vi.stubEnv('VITE_UPLOAD_PRESET', 'site');
  const network = stubNetwork(...uploadHandlers(url));
  return { url, network, fail: () => network.use(http.post(url, FAILURES['is truncated'])) };
}
