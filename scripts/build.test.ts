import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { rejectDemoPassword } from './build';

const demo = parseEnv(readFileSync('.env', 'utf8'));

it('The demo password is rejected only for builds that publish to a repository', () => {
  const env = { ...demo, VITE_PUBLISH_TARGET: 'github:slate/site#main' };
  expect(() => rejectDemoPassword(env)).toThrow(/npm run admin:password/);
  for (const other of [
    { ...env, VITE_ADMIN_PASSWORD_HASH: 'mine' },
    { ...env, VITE_PUBLISH_TARGET: '' },
    { ...env, VITE_PUBLISH_TARGET: 'local' },
  ])
    expect(() => rejectDemoPassword(other)).not.toThrow();
});
