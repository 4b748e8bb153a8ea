import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { WorkerManifest } from '../../src/worker/scope';
import { builtFile, builtManifest, builtScript, DIST } from '../helpers/hosts/builtSite';

const KB = 1024;

const [, json = ''] = /(\{"build":[^}]*\})/.exec(builtFile('sw.js')) ?? [];
const { build, shell, office } = JSON.parse(json) as WorkerManifest;

const weightOf = (url: string): number => {
  const bytes = readFileSync(path.join(DIST, url));
  return url.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
};

describe('what the service worker stores ahead', () => {
  it('is of the build of the pages', () => {
    expect(builtFile('index.html')).toContain(`data-build="${build}"`);
  });

  it('has at most 400 KB for visitors', () => {
    const bytes = shell.map(weightOf).reduce((sum, size) => sum + size, 0);
    expect(bytes / KB).toBeLessThan(400);
  });

  it('is every script of the build once, those of the back office for the back office only', () => {
    const manifest = builtManifest();
    const assets = new Set(Object.values(manifest).map(({ file }) => `/${file}`));
    // Images of the guide are saved when they are shown.
    const scripts = [...assets].filter((url) => !url.endsWith('.webp'));
    const stored = [...shell, ...office].filter((url) => url.startsWith('/assets/'));
    expect(stored.toSorted()).toEqual(scripts.toSorted());
    expect(stored.filter((url) => !existsSync(path.join(DIST, url)))).toEqual([]);
    const ofAdmin = Object.keys(manifest).filter((source) =>
      /^src\/(?:admin\/|features\/session\/AdminMenu)/.test(source),
    );
    expect(ofAdmin.filter((source) => !office.includes(builtScript(source)))).toEqual([]);
    expect(ofAdmin).toContain('src/features/session/AdminMenu.tsx');
    expect(shell.filter((url) => builtFile(url).includes('Signed in as'))).toEqual([]);
  });
});
