import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { deletePhotos, storePhoto } from '../storage/photoStore';
import SignatureField from './SignatureField';

const signature = () => page.getByRole('img', { name: 'Signature' }).element();
const clear = page.getByRole('button', { name: 'Clear signature' });

/** Shows the field. `press`, `move` and `lift` sign at a place in px; `inkAt` finds ink at one. */
async function sign(stored = '') {
  await page.viewport(360, 740);
  const onChange = vi.fn<(signature: Blob | null) => void>();
  function Field() {
    const [id, setId] = useState(stored);
    const handleChange = (drawn: Blob | null) => {
      onChange(drawn);
      setId(drawn ? 'photo-drawn' : '');
    };
    return <SignatureField signatureId={id} onChange={handleChange} />;
  }
  await renderAdminPart(<Field />);
  if (stored) {
    await expect.poll(() => signature().tagName).toBe('IMG');
    await clear.click();
    await expect.poll(() => signature().tagName).toBe('CANVAS');
  }
  const canvas = signature() as HTMLCanvasElement;
  const resize = async (width: number, height: number) => {
    await page.viewport(width, height);
    await expect.poll(() => canvas.width).toBe(canvas.clientWidth * window.devicePixelRatio);
  };
  await resize(360, 740);
  const pointer = (type: string, buttons: number) => (x: number, y: number) => {
    const { left, top } = canvas.getBoundingClientRect();
    const place = { clientX: left + x, clientY: top + y };
    canvas.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, buttons, ...place }),
    );
  };
  const inkAt = (x: number, y: number) => {
    const ratio = window.devicePixelRatio;
    const area = [(x - 3) * ratio, (y - 3) * ratio, 6 * ratio, 6 * ratio] as const;
    return canvas
      .getContext('2d')
      ?.getImageData(...area)
      .data.some((value) => value < 100);
  };
  const press = pointer('pointerdown', 1);
  const lift = pointer('pointerup', 0);
  const dot = (x: number, y: number) => {
    press(x, y);
    lift(x, y);
  };
  return { canvas, onChange, resize, press, move: pointer('pointermove', 1), lift, dot, inkAt };
}

it('Ink is where the finger is after the phone was turned, and earlier strokes are kept', async () => {
  const { onChange, resize, dot, inkAt } = await sign();
  dot(40, 60);
  await resize(740, 360);
  dot(600, 90);
  expect([inkAt(40, 60), inkAt(600, 90)]).toEqual([true, true]);
  await expect.poll(() => onChange.mock.calls.length).toBe(2);
});

it('A stroke that draws nothing is no signature', async () => {
  const { canvas, onChange, dot } = await sign();
  const stored = vi.spyOn(canvas, 'toBlob');
  dot(-50, -50);
  expect(stored).not.toHaveBeenCalled();
  dot(40, 60);
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
});

it('A stored signature is an image until it is cleared, and strokes are until theirs is', async () => {
  const drawn = new OffscreenCanvas(8, 8);
  drawn.getContext('2d')?.fillRect(0, 0, 8, 8);
  await storePhoto('photo-signed', await drawn.convertToBlob());
  const { canvas, dot, inkAt } = await sign('photo-signed');
  dot(40, 60);
  await expect.element(clear).toBeEnabled();
  expect([signature(), inkAt(40, 60)]).toEqual([canvas, true]);
  await clear.click();
  await expect.poll(signature).not.toBe(canvas);
  await deletePhotos(['photo-signed']);
});
