import { describe, expect, it } from 'vitest';
import { connectSources } from './csp';

const GITHUB = 'https://api.github.com';

describe('the hosts that a build may talk to', () => {
  it('include GitHub where it publishes to a branch there, and nowhere else', () => {
    expect(connectSources({ VITE_PUBLISH_TARGET: 'github:slate/website#main' })).toContain(GITHUB);
    for (const target of [undefined, '', 'local', 'zip'])
      expect(connectSources({ VITE_PUBLISH_TARGET: target })).not.toContain(GITHUB);
  });
});
