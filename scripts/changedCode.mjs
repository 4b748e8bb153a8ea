import { execFileSync } from 'node:child_process';

// Prints `code=false` if nothing but content has changed since the commit BEFORE. It needs no tests: the build checks it.
// Prints `code=true` otherwise, also if that is unknown: for pull requests, new branches, and rewritten history.

const CONTENT = /^public\/(?:data|media)\//;

function changedFiles() {
  try {
    const range = `${process.env.BEFORE || '-'}..HEAD`;
    const text = execFileSync('git', ['diff', '--name-only', '--no-renames', '-z', range], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

const files = changedFiles();
const isContentOnly = files.length > 0 && files.every((file) => CONTENT.test(file));
console.log(`code=${!isContentOnly}`);
