import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useFolder } from '../../scripts/folderFixture';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const TEXTS = ['src/a.ts', 'public/data/site.json', '.ci/run', 'README.md'];
const PICTURE = 'public/media/uploads/drawing-0123abcd.svg';

const { at, put } = useFolder();

function git(folder: string, ...args: string[]): void {
  const who = ['-c', 'user.name=A Tester', '-c', 'user.email=tester@slate.example'];
  execFileSync('git', [...who, '-c', 'core.autocrlf=true', ...args], { cwd: folder });
}

describe('a clone on a system whose Git converts line endings', () => {
  it('has the bytes that were committed', () => {
    const made = at('made');
    put('made/.gitattributes', readFileSync(path.join(PROJECT, '.gitattributes')));
    for (const file of TEXTS) put(`made/${file}`, 'one\ntwo\n');
    put(`made/${PICTURE}`, '<svg>\r\n</svg>\n');
    git(made, 'init', '--quiet');
    git(made, 'add', '.');
    git(made, 'commit', '--quiet', '-m', 'All');
    git(at(), 'clone', '--quiet', made, 'a clone');
    const read = (file: string) => readFileSync(at('a clone', file), 'utf8');
    expect(TEXTS.map(read)).toEqual(TEXTS.map(() => 'one\ntwo\n'));
    expect(read(PICTURE)).toBe('<svg>\r\n</svg>\n');
  });
});
