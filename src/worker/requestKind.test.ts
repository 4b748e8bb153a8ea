import { describe, expect, it } from 'vitest';
import { isSamePicture, requestKind, type RequestInfo } from './requestKind';

const ORIGIN = 'https://slate.example';

const kindOf = (path: string, request: Partial<RequestInfo> = {}) => {
  const sent = {
    method: 'GET',
    mode: 'cors',
    cache: 'no-cache',
    referrer: `${ORIGIN}/store`,
  } as const;
  return requestKind({ url: new URL(path, ORIGIN).href, ...sent, ...request }, ORIGIN);
};

describe('how a request is answered', () => {
  it.each([
    ['/', 'page'],
    ['/store/lens-1.25x?search=a', 'page'],
    ['/administration', 'page'],
    ['/admin', 'office'],
    ['/admin/requests/SL-AAAAAA', 'office'],
    ['/preview', 'preview'],
    ['/preview/store/any', 'preview'],
  ])('the page %s as %s', (path, kind) => {
    expect(kindOf(path, { mode: 'navigate' })).toBe(kind);
  });

  it.each([
    ['/store.data.json', 'content'],
    ['/store.list.data.json', 'content'],
    ['/data/site.json', 'content'],
    ['/media/manifest.json', 'content'],
    ['/assets/site-DowqdtPk.js', 'asset'],
    ['/fonts/site-text-6a606a6a.woff2', 'asset'],
    ['/media/products/lens-640-0123abcd.avif', 'picture'],
    ['/media/products/lens.webp', 'original'],
    ['/media/brand/logo.svg', 'original'],
    ['/media/projects/film.mp4', 'live'],
    ['/data/version.json', 'live'],
    ['/api/publish', 'live'],
    ['/outbox.json', 'live'],
  ])('the file %s as %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it.each<[string, Partial<RequestInfo>]>([
    ['that changes something', { method: 'POST' }],
    ['for what the website shows now', { cache: 'no-store' }],
    ['of another website', { url: 'https://api.github.com/data/site.json' }],
    ['of the preview', { referrer: `${ORIGIN}/preview/store` }],
  ])('a request %s by the network only', (_what, request) => {
    expect(kindOf('/data/site.json', request)).toBe('live');
  });

  it('scripts of the preview from the copy, because their names change with their content', () => {
    const referrer = `${ORIGIN}/preview`;
    expect(kindOf('/assets/site-DowqdtPk.js', { referrer })).toBe('asset');
  });
});

describe('sizes of an image', () => {
  const SMALL = '/media/products/lens-320-0123abcd.avif';

  it.each([
    ['/media/products/lens-1280-0123abcd.webp', true],
    ['/media/products/lens-320-ffffffff.avif', false],
    ['/media/products/lens-50-320-0123abcd.avif', false],
    ['/media/products/lens.webp', false],
  ])('include %s: %s', (path, isSame) => {
    expect(isSamePicture(SMALL, path)).toBe(isSame);
  });

  it('exist only for paths with a size', () => {
    expect(isSamePicture('/media/brand/logo.svg', '/media/brand/logo.svg')).toBe(false);
  });
});
