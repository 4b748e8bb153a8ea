import type { ContentFiles } from '../content/content';
import { repairProblem } from '../content/repair/contentRepair';
import { listPlace, valueAt, type UnreadablePart } from '../content/repair/unreadable';
import { isJsonObject } from './jsonObject';

/** A value as another kind of value that says the same; undefined where there is none. */
function converted(value: unknown, expected: string): unknown {
  if (/\bstring\b/.test(expected) && ['number', 'boolean'].includes(typeof value))
    return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/\bnumber\b/.test(expected) && text !== '' && String(Number(text)) === text)
    return Number(text);
  if (/\bboolean\b/.test(expected) && /^(?:true|false)$/i.test(text))
    return text.toLowerCase() === 'true';
  return /\bArray\b/.test(expected) ? [value] : undefined;
}

/** A JSON value with one place of it converted; undefined where that cannot be done without loss. */
function withConverted(value: unknown, keys: readonly string[], expected: string): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return converted(value, expected);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  const inner = withConverted((value as never)[key], rest, expected);
  if (inner === undefined) return undefined;
  return Array.isArray(value)
    ? (value as unknown[]).map((item, at) => (at === Number(key) ? inner : item))
    : Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, name === key ? inner : item]),
      );
}

/** An id like this one that no record of the list has. */
function freeId(id: string, list: unknown): string {
  const taken = new Set(
    (Array.isArray(list) ? (list as unknown[]) : []).map((entry) => Object(entry)?.id as unknown),
  );
  for (let count = 2; ; count += 1) if (!taken.has(`${id}-${count}`)) return `${id}-${count}`;
}

function suggestion(
  files: ContentFiles,
  part: Pick<UnreadablePart, 'file' | 'path'>,
  value: unknown,
  reason: string,
): unknown {
  const [, at = '', expected = ''] =
    /^(?:([\w.]+): )?Invalid type: Expected (.+) but received/.exec(reason) ?? [];
  if (expected) return withConverted(value, at ? at.split('.') : [], expected);
  if (!/same id|used twice/.test(reason) || !isJsonObject(value) || typeof value.id !== 'string')
    return undefined;
  const id = freeId(value.id, valueAt(files[part.file], listPlace(part.path)?.list ?? ''));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'id' ? id : item]),
  );
}

/** Every field of another type that says the same is converted: more steps than that are in no record. */
const STEPS_MAX = 50;

/**
 * What a part of a file may have been meant to be: values of the wrong type in the right one, where nothing is lost, and
 * an id of its own where another record has it. What cannot be converted stays. Never throws.
 */
export function suggestedRepair(
  files: ContentFiles,
  part: Pick<UnreadablePart, 'file' | 'path'>,
  json: string,
): string {
  let value: unknown;
  try {
    value = JSON.parse(json) as unknown;
  } catch {
    return json;
  }
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const reason = repairProblem(files, part, JSON.stringify(value));
    const next = reason === undefined ? undefined : suggestion(files, part, value, reason);
    if (next === undefined) break;
    value = next;
  }
  return JSON.stringify(value, null, 2);
}
