import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const TEXTS = ['src/a.ts', 'public/data/site.json', '.ci/run', 'README.md'];
const PICTURE = 'public/media/uploads/drawing-0123abcd.svg';

let folder: string;

function git(place: string, ...args: string[]): void {
  const who = ['-c', 'user.name=A Tester', '-c', 'user.email=tester@slate.example'];
  execFileSync('git', [...who, '-c', 'core.autocrlf=true', ...args], { cwd: place, stdio: 'pipe' });
}

function put(place: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'checkout ü-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a clone on a system whose Git converts line endings', () => {
  it('has the bytes that were committed', () => {
    const [made, clone] = [path.join(folder, 'made'), path.join(folder, 'a clone')];
    mkdirSync(made);
    git(made, 'init', '--quiet');
    copyFileSync(path.join(PROJECT, '.gitattributes'), path.join(made, '.gitattributes'));
    for (const file of TEXTS) put(made, file, 'one\ntwo\n');
    put(made, PICTURE, '<svg>\r\n</svg>\n');
    git(made, 'add', '.');
    git(made, 'commit', '--quiet', '-m', 'All');
    git(folder, 'clone', '--quiet', made, clone);
    const read = (file: string) => readFileSync(path.join(clone, file), 'utf8');
    expect(TEXTS.map(read)).toEqual(TEXTS.map(() => 'one\ntwo\n'));
    expect(read(PICTURE)).toBe('<svg>\r\n</svg>\n');
  });
});
