import { describe, expect, it, vi } from 'vitest';
import { shareLink } from './shareLink';

const request = { url: 'https://slate.example/cart?items=a*1', title: 'A cart' };

function stubDevice(apis: { share?: () => Promise<void>; writeText?: () => Promise<void> }): void {
  const clipboard = apis.writeText && { writeText: apis.writeText };
  vi.stubGlobal('navigator', { share: apis.share, clipboard });
}

const rejectWith = (name: string) => () => Promise.reject(new DOMException('No', name));

describe('shareLink', () => {
  it('uses the native share sheet and does not touch the clipboard', async () => {
    const share = vi.fn(() => Promise.resolve());
    const writeText = vi.fn(() => Promise.resolve());
    stubDevice({ share, writeText });
    expect(await shareLink(request)).toBe('shared');
    expect(share).toHaveBeenCalledWith(request);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing when the visitor cancels the native share sheet', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    stubDevice({ share: rejectWith('AbortError'), writeText });
    expect(await shareLink(request)).toBe('dismissed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link when the native share sheet is missing or fails', async () => {
    for (const share of [undefined, rejectWith('NotAllowedError'), rejectWith('DataError')]) {
      const writeText = vi.fn(() => Promise.resolve());
      stubDevice({ ...(share && { share }), writeText });
      expect(await shareLink(request)).toBe('copied');
      expect(writeText).toHaveBeenCalledWith(request.url);
    }
  });

  it('resolves to denied when the clipboard is denied or missing', async () => {
    stubDevice({ writeText: rejectWith('NotAllowedError') });
    expect(await shareLink(request)).toBe('denied');
    stubDevice({});
    expect(await shareLink(request)).toBe('denied');
  });
});
