import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEXT = /\.(?:html|js|json)$/;
const ASSET = /(?<=assets\/|\.\/)([\w.-]+)-([\w-]{8})(?=\.(?:js|css)\b)/g;

/**
 * Changes a copy of the build into that of another build, as after a change of the code: every script has another name,
 * and those of the earlier build are gone. No script gets a name that any build before had for another content: a page that
 * loads it, or has it stored, would have scripts of both.
 */
export function replaceBuild(dist: string, build: string): void {
  const version = path.join(dist, 'data/version.json');
  const { build: before } = JSON.parse(readFileSync(version, 'utf8')) as { build: string };
  const rename = (_asset: string, stem: string, hash: string) =>
    `${stem}-${createHash('sha256')
      .update(build + hash)
      .digest('base64url')
      .slice(0, 8)}`;
  const renamed = (text: string) => text.replace(ASSET, rename);
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(dist, name);
    const next = path.join(dist, renamed(name.replaceAll(path.sep, '/')));
    if (/\.(?:br|gz)$/.test(name)) rmSync(file);
    else if (TEXT.test(name)) {
      const text = readFileSync(file, 'utf8').replaceAll(before, build);
      writeFileSync(next, renamed(text));
      if (next !== file) rmSync(file);
    } else if (next !== file) renameSync(file, next);
  }
}
