import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const PROJECT = path.resolve(import.meta.dirname, '../..');

const CODE = /\.(?:tsx?|mjs|js)$/;

export const textOf = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8');

/** Returns all files below folders of the project, with forward slashes. */
export const filesIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(PROJECT, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/')),
  );

export const codeIn = (...folders: string[]): string[] =>
  filesIn(...folders).filter((file) => CODE.test(file));

/** Returns whether a file is a test, or contains data and tools that only tests import. */
export const isTest = (file: string): boolean => /\.test\.|Fixture\.|^tests\//.test(file);
