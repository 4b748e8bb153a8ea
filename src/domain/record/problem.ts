import * as v from 'valibot';

type JsonKind = 'string' | 'number' | 'boolean' | 'list' | 'object';

/** A `field` is a path in the value, '' for the value itself. */
type UnreadableReason = ReadReason | { code: 'sameId'; id: string };

export type ReadReason =
  | { code: 'wrongType'; field: string; expected: readonly JsonKind[]; received: string }
  | { code: 'missing'; field: string }
  /** The field violates a rule such as `must not be empty`. */
  | { code: 'rule'; field: string; rule: string };

/** The types of JSON by the names in the issues of valibot. */
const KINDS: Readonly<Record<string, JsonKind>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  Array: 'list',
  Object: 'object',
  unknown: 'object',
};

const KIND_TEXTS: Readonly<Record<JsonKind, string>> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  boolean: 'true or false, without quotation marks',
  list: 'a list in square brackets',
  object: 'an object in curly brackets',
};

/** Issues have a message only if the schema defines one: the rule that is violated, such as `must not be empty`. */
export function parseValue<T>(schema: v.GenericSchema<unknown, T>, value: unknown) {
  return v.safeParse(schema, value, { message: () => '' });
}

function fieldPath(path: readonly v.IssuePathItem[] = []): string {
  return path.map(({ key }) => String(key)).join('.');
}

export function reasonOf(issue: v.BaseIssue<unknown>, field = fieldPath(issue.path)): ReadReason {
  const { path, message, expected, received } = issue;
  if (message) return { code: 'rule', field, rule: message };
  if (path?.at(-1)?.origin === 'key') return { code: 'missing', field };
  const kinds = (expected ?? '').split(/[()| ]+/).flatMap((name) => KINDS[name] ?? []);
  if (kinds.length === 0) return { code: 'rule', field, rule: 'is not valid' };
  return { code: 'wrongType', field, expected: [...new Set(kinds)], received };
}

function receivedText(received: string): string {
  if (received === 'Array') return 'a list';
  return received === 'Object' ? 'an object' : received;
}

/** Returns the reason as a clause without a full stop, for readers who are not developers. */
export function describeReason(reason: UnreadableReason): string {
  if (reason.code === 'sameId') return `the id "${reason.id}" is used twice`;
  const what = reason.field ? `“${reason.field}”` : 'it';
  if (reason.code === 'missing') return `${what} is missing`;
  if (reason.code === 'rule') return `${what} ${reason.rule}`;
  const kinds = reason.expected.map((kind) => KIND_TEXTS[kind]).join(' or ');
  return `${what} must be ${kinds}, but it is ${receivedText(reason.received)}`;
}

export interface Problem {
  /** Errors stop the build and publications. Unreadable values are kept, but not shown. Warnings concern others. */
  level: 'error' | 'unreadable' | 'warning';
  /** Path under `public/data`, such as `products/index.json`. */
  file: string;
  /** Path in the file, such as `products[3].stock`; empty for the whole file. */
  path: string;
  message: string;
  /** False for an error that stops a publication and the content check, but not the build. */
  stopsBuild?: false;
  /** With level `unreadable`: why the value at `path` was left out. */
  reason?: UnreadableReason;
  /** IDs of the records to correct if `path` is a list. Correcting one of them is enough. */
  records?: readonly string[];
}

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

export function errorAt(file: string, path: string, message: string): Problem {
  return { level: 'error', file, path, message };
}

/** Of a field or entry that was left out. @param record of the field, or the entry itself */
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

export function warningAt(file: string, path: string, message: string): Problem {
  return { level: 'warning', file, path, message };
}

export function notJson(file: string, reason: string): Problem {
  return errorAt(file, '', `This file is not valid JSON (${reason}). Fix it.`);
}
