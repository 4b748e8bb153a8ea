import { describe, expect, it } from 'vitest';
import { imageHostSettings, isHostedPicture } from './imageHost';

describe('the image host', () => {
  it('is used only if its URL and its preset are set, and the URL is safe', () => {
    const url = 'https://api.host.example/upload';
    expect(imageHostSettings(url, 'site')).toEqual({ url, preset: 'site' });
    expect(imageHostSettings(url, '')).toBeNull();
    for (const bad of [undefined, 'http://api.host.example/up', 'javascript:alert(1)', 'nonsense'])
      expect(imageHostSettings(bad, 'site')).toBeNull();
  });

  it.each([
    ['https://api.host.example/x.webp', true],
    ['https://res.host.example/x.webp', true],
    ['https://host.example/x.webp', true],
    ['https://evil.example/x.webp', false],
    ['https://res.host.example.evil.example/x.webp', false],
    ['https://evilhost.example/x.webp', false],
    ['http://res.host.example/x.webp', false],
    ['https://user:secret@res.host.example/x.webp', false],
    ['javascript:alert(1)', false],
    ['//res.host.example/x.webp', false],
    [undefined, false],
    [{ toString: (): string => 'https://res.host.example/x.webp' }, false],
  ])('decides whether the URL %s may be stored: %s', (address, isAllowed) => {
    expect(isHostedPicture(address, 'https://api.host.example/v1/upload')).toBe(isAllowed);
  });

  it('allows no other host of the domain unless the upload host is api or upload', () => {
    expect(isHostedPicture('https://b.host.example/x', 'https://a.host.example/up')).toBe(false);
  });
});
