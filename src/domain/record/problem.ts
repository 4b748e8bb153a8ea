import { describeReason, type UnreadableReason } from './unreadableReason';

/** A problem in the content that has to be corrected by hand. */
export interface Problem {
  /**
   * Errors stop the build and every publication. Unreadable values are left out of the pages,
   * and every publication keeps them unchanged. Warnings refer to readable content.
   */
  level: 'error' | 'unreadable' | 'warning';
  /** Path under `public/data`, such as `products/index.json`. */
  file: string;
  /** Path in the file, such as `products[3].stock`; empty for the whole file. */
  path: string;
  /** Description of the problem and of its solution. */
  message: string;
  /** False for an error that stops a publication and the content check, but not the build. */
  stopsBuild?: false;
  /** With level `unreadable`: why the value at `path` was left out. */
  reason?: UnreadableReason;
  /** IDs of the records to correct if `path` is a list. Correcting one of them is enough. */
  records?: readonly string[];
}

/** Result of a parser: the usable part, and the problems of the rest. */
export interface Parsed<T> {
  value: T;
  problems: Problem[];
}

/** Thrown by a parser if the shape of a file is wrong as a whole. */
export class ShapeError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map(({ file, path, message }) => `${file} ${path}: ${message}`).join('\n'));
    this.name = 'ShapeError';
    this.problems = problems;
  }
}

/** Creates a problem of level error. */
export function errorAt(file: string, path: string, message: string): Problem {
  return { level: 'error', file, path, message };
}

/**
 * Creates the problem of a field or an entry of a list that cannot be read and was left out.
 * @param record of the field, or the entry itself
 */
export function unreadableAt(
  file: string,
  path: string,
  reason: UnreadableReason,
  record?: unknown,
): Problem {
  const { id } = Object(record) as { id?: unknown };
  const name = typeof id === 'string' ? ` (id "${id}")` : '';
  const [, index] = /\[(\d+)\]$/.exec(path) ?? [];
  const what = index === undefined ? 'This field' : `Record ${index}`;
  const message = `${what}${name} was left out: ${describeReason(reason)}. Correct or remove it.`;
  return { level: 'unreadable', file, path, message, reason };
}

/** Creates a problem of level warning. */
export function warningAt(file: string, path: string, message: string): Problem {
  return { level: 'warning', file, path, message };
}
