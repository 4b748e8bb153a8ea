import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { rejectDemoPassword } from './build';

const demo = parseEnv(readFileSync('.env', 'utf8'));

describe('rejectDemoPassword', () => {
  it('throws for the demo password when the build publishes to a repository', () => {
    const env = { ...demo, VITE_PUBLISH_TARGET: 'github:slate/site#main' };
    expect(() => rejectDemoPassword(env)).toThrow(/npm run admin:password/);
  });

  it('accepts another password', () => {
    const env = { VITE_PUBLISH_TARGET: 'github:slate/site#main', VITE_ADMIN_PASSWORD_HASH: 'mine' };
    expect(() => rejectDemoPassword(env)).not.toThrow();
  });
});

it.each(['', 'local'])('accepts the demo password for the publish target "%s"', (target) => {
  expect(() => rejectDemoPassword({ ...demo, VITE_PUBLISH_TARGET: target })).not.toThrow();
});
