import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareLink } from './share';

const URL_SHARED = 'https://slate.example/projects/nights';
const share = (device: object) => {
  vi.stubGlobal('navigator', device);
  return shareLink('Nights', URL_SHARED);
};
const refuse = (name: string) => () => Promise.reject(new DOMException('No', name));

afterEach(() => vi.unstubAllGlobals());

describe('sharing a link (public-site.md §2, Project detail)', () => {
  it("hands title and address to the device's own sheet, and copies nothing", async () => {
    const native = vi.fn(() => Promise.resolve());
    const writeText = vi.fn();
    expect(await share({ share: native, clipboard: { writeText } })).toBe('done');
    expect(native).toHaveBeenCalledExactlyOnceWith({ title: 'Nights', url: URL_SHARED });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('does nothing more when the visitor closes the sheet', async () => {
    const writeText = vi.fn();
    expect(await share({ share: refuse('AbortError'), clipboard: { writeText } })).toBe('done');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no sheet', undefined],
    ['the sheet is refused', refuse('NotAllowedError')],
  ])('copies the link where %s', async (_what, native) => {
    const writeText = vi.fn(() => Promise.resolve());
    expect(await share({ share: native, clipboard: { writeText } })).toBe('copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(URL_SHARED);
  });

  it.each([
    ['is refused', { writeText: refuse('NotAllowedError') }],
    ['is not there, as on an insecure origin', undefined],
  ])('says so where the clipboard %s', async (_what, clipboard) => {
    expect(await share({ clipboard })).toBe('refused');
  });
});
