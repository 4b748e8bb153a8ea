import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEXT = /\.(?:html|js|json)$/;
const ASSET = /(?<=assets\/|\.\/)([\w.-]+)-([\w-]{8})(?=\.(?:js|css)\b)/g;

/**
 * Changes a copy of the build into that of another build, as after a change of the code: every script has another name,
 * and those of the earlier build are gone. No script gets another content under its name: a page of the earlier build
 * that loads it meanwhile would have scripts of both.
 */
export function replaceBuild(dist: string, build: string): void {
  const version = path.join(dist, 'data/version.json');
  const { build: before } = JSON.parse(readFileSync(version, 'utf8')) as { build: string };
  const mark = build.slice(0, 1);
  const rename = (_asset: string, stem: string, hash: string) =>
    `${stem}-${hash.startsWith(mark) ? '_' : mark}${hash.slice(1)}`;
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
