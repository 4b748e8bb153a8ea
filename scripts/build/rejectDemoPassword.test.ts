import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { rejectDemoPassword } from './rejectDemoPassword';

const demo = parseEnv(readFileSync('.env', 'utf8'));

describe('a build that publishes to a repository', () => {
  it('fails while the demo password is in use', () => {
    const env = { ...demo, VITE_PUBLISH_TARGET: 'github:slate/site#main' };
    expect(() => rejectDemoPassword(env)).toThrow(/npm run admin:password/);
  });

  it('goes on with a password of its own', () => {
    const env = { VITE_PUBLISH_TARGET: 'github:slate/site#main', VITE_ADMIN_PASSWORD_HASH: 'mine' };
    expect(() => rejectDemoPassword(env)).not.toThrow();
  });
});

it.each(['', 'local'])('a build for the target "%s" may have the demo password', (target) => {
  expect(() => rejectDemoPassword({ ...demo, VITE_PUBLISH_TARGET: target })).not.toThrow();
});
