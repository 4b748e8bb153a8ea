/** Something in the content that a person should put right. */
export interface Problem {
  /**
   * Errors stop the build and every publication. What is unreadable is left out of the pages and carried through every
   * publication as it is. Warnings are about content that is readable.
   */
  level: 'error' | 'unreadable' | 'warning';
  /** Path under `public/data`, such as `products/index.json`. */
  file: string;
  /** Where in the file, such as `products[3].stock`; empty for the file as a whole. */
  path: string;
  /** What is wrong and what to do about it. */
  message: string;
  /** False for an error that stops a publication and the content check, but not the build. */
  stopsBuild?: false;
  /** Of level `unreadable`: why the value at `path` was left out. */
  reason?: string;
}

/** What a parser returns: the usable part, and what was left out of it. */
export interface Parsed<T> {
  value: T;
  problems: Problem[];
}

/** Thrown by a parser when a file breaks its shape as a whole (content-contract.md, Shapes). */
export class ShapeError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map(({ file, path, message }) => `${file} ${path}: ${message}`).join('\n'));
    this.name = 'ShapeError';
    this.problems = problems;
  }
}

/** A problem of level error; never throws (content-contract.md). */
export function errorAt(file: string, path: string, message: string): Problem {
  return { level: 'error', file, path, message };
}

/** The problem of a field that was left out because it cannot be read; never throws. */
export function unreadableField(file: string, path: string, reason: string): Problem {
  const message = `This field was left out: ${reason}. Correct or remove it.`;
  return { level: 'unreadable', file, path, message, reason };
}

/** The problem of an entry of a list that was left out because it cannot be read; never throws. */
export function unreadableRecord(
  file: string,
  list: string,
  index: number,
  entry: unknown,
  reason: string,
): Problem {
  const id = (entry as { id?: unknown } | null | undefined)?.id;
  const name = typeof id === 'string' ? ` (id "${id}")` : '';
  const message = `Record ${index}${name} was left out: ${reason}. Correct or remove it.`;
  return { level: 'unreadable', file, path: `${list}[${index}]`, message, reason };
}

/** A problem of level warning; never throws (content-contract.md). */
export function warningAt(file: string, path: string, message: string): Problem {
  return { level: 'warning', file, path, message };
}
