import { afterEach, describe, expect, it, vi } from 'vitest';
import { missingPictures } from './visible';

/** Answers as a website that has these files, and a list of its pictures. */
function website(files: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    if (!(path in files)) return new Response(null, { status: 404 });
    return Response.json(files[path]);
  });
}

afterEach(() => void vi.unstubAllGlobals());

describe('pictures of an earlier time', () => {
  it('are missing where neither the list of pictures nor the website has them', async () => {
    const manifest = { '/media/a.webp': {}, '/media/b.webp': {} };
    website({ '/media/manifest.json': manifest, '/media/logo.svg': {} });
    const asked = ['/media/a.webp', '/media/logo.svg', '/media/gone.webp'];
    expect(await missingPictures(asked)).toEqual(['/media/gone.webp']);
  });

  it('are not called missing where nobody can tell', async () => {
    website({});
    expect(await missingPictures(['/media/a.webp'])).toEqual([]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
    expect(await missingPictures(['/media/a.webp'])).toEqual([]);
  });
});
