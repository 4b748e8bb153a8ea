import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

export function useFolder() {
  let root = '';
  const at = (...names: string[]) => path.join(root, ...names);
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'test ü '));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  return {
    at,
    /** Writes a file and its folders; anything but text and bytes as JSON. */
    put(file: string, content: unknown): void {
      const isText = typeof content === 'string' || content instanceof Uint8Array;
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), isText ? content : JSON.stringify(content));
    },
  };
}
