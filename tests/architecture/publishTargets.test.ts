import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../../src');
const HOST = /github/i;

/** The lines outside the folder of the target that may name it. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The lists of all targets: for build scripts, and with their code.
  'admin/publish/targets/manifests.ts': [
    "import { github } from './github/manifest';",
    'const MANIFESTS: readonly TargetManifest[] = [local, github, zip];',
  ],
  'admin/publish/targets/registry.ts': [
    "import { loadGithub } from './github/loadTarget';",
    "import { github } from './github/manifest';",
    '...optionOf(setting, github, loadGithub),',
  ],
  // The key under which existing browsers hold the credential.
  'api/storage/adminSession.ts': ["export const CREDENTIAL_KEY = 'githubToken';"],
};

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(?:tsx?|css|html)$/.test(file) && !/\.test\.tsx?$/.test(file));

it('No code outside the folder of the target GitHub names this host', () => {
  // `npm run dev` answers requests to every host.
  const others = files.filter((file) => !/^(?:admin\/publish\/targets\/github|mocks)\//.test(file));
  expect(others.length).toBeGreaterThan(500);
  const found = others.flatMap((file) => {
    const lines = readFileSync(path.join(SOURCE, file), 'utf8').split('\n');
    return lines
      .map((line) => line.trim())
      .filter((line) => HOST.test(line) && !EXCEPTIONS[file]?.includes(line))
      .map((line) => `${file}: ${line}`);
  });
  expect([...found, ...others.filter((file) => HOST.test(file))]).toEqual([]);
});
