import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareLink } from './shareLink';

const request = { url: 'https://slate.example/cart?items=a*1', title: 'A cart' };

function device(parts: { share?: () => Promise<void>; writeText?: () => Promise<void> }): void {
  const clipboard = parts.writeText && { writeText: parts.writeText };
  vi.stubGlobal('navigator', { share: parts.share, clipboard });
}

const refuse = (name: string) => () => Promise.reject(new DOMException('No', name));

afterEach(() => vi.unstubAllGlobals());

describe('shareLink', () => {
  it('hands the link to the native share, and leaves the clipboard alone', async () => {
    const share = vi.fn(() => Promise.resolve());
    const writeText = vi.fn(() => Promise.resolve());
    device({ share, writeText });
    expect(await shareLink(request)).toBe('shared');
    expect(share).toHaveBeenCalledWith(request);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing when the visitor calls the native share off', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    device({ share: refuse('AbortError'), writeText });
    expect(await shareLink(request)).toBe('dismissed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link where there is no native share, or it fails', async () => {
    for (const share of [undefined, refuse('NotAllowedError'), refuse('DataError')]) {
      const writeText = vi.fn(() => Promise.resolve());
      device({ ...(share && { share }), writeText });
      expect(await shareLink(request)).toBe('copied');
      expect(writeText).toHaveBeenCalledWith(request.url);
    }
  });

  it('says so when the clipboard refuses, or is missing', async () => {
    device({ writeText: refuse('NotAllowedError') });
    expect(await shareLink(request)).toBe('refused');
    device({});
    expect(await shareLink(request)).toBe('refused');
  });
});
