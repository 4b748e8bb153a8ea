/** Something in the content that a person should put right. */
export interface Problem {
  level: 'error' | 'warning';
  /** Path under `public/data`, such as `products/index.json`. */
  file: string;
  /** Where in the file, such as `products[3].stock`; empty for the file as a whole. */
  path: string;
  /** What is wrong and what to do about it. */
  message: string;
  /** False for an error that stops a publication and the content check, but not the build. */
  stopsBuild?: false;
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

/** A problem of level warning; never throws (content-contract.md). */
export function warningAt(file: string, path: string, message: string): Problem {
  return { level: 'warning', file, path, message };
}
