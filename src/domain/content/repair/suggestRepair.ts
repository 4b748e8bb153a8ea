import type { ContentFiles } from '../files';
import { isJsonObject } from '../../text/jsonObject';
import { repairProblem, type RepairProblem } from './contentRepair';
import { childOf, listPosition, valueAt, type UnreadablePart } from '../unreadable';
import { jsonText } from '../../text/jsonText';
import type { JsonKind } from '../../record/unreadableReason';

/** Converts a value to the expected type. Returns undefined if that would lose information. */
function convert(value: unknown, expected: readonly JsonKind[]): unknown {
  if (expected.includes('string') && ['number', 'boolean'].includes(typeof value))
    return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (expected.includes('number') && text !== '' && String(Number(text)) === text)
    return Number(text);
  if (expected.includes('boolean') && /^(?:true|false)$/i.test(text))
    return text.toLowerCase() === 'true';
  return expected.includes('list') ? [value] : undefined;
}

/** Converts the value at a path of a JSON value. Returns undefined if that would lose information. */
function convertAt(
  value: unknown,
  keys: readonly string[],
  expected: readonly JsonKind[],
): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return convert(value, expected);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  const inner = convertAt(childOf(value, key), rest, expected);
  if (inner === undefined) return undefined;
  return Array.isArray(value)
    ? (value as unknown[]).map((item, index) => (index === Number(key) ? inner : item))
    : Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, name === key ? inner : item]),
      );
}

/** Returns the ID with a number appended that no record of the list has. */
function uniqueId(id: string, list: unknown): string {
  const taken = new Set(
    (Array.isArray(list) ? (list as unknown[]) : []).map((entry) => Object(entry)?.id as unknown),
  );
  for (let count = 2; ; count += 1) if (!taken.has(`${id}-${count}`)) return `${id}-${count}`;
}

function suggestion(
  files: ContentFiles,
  part: Pick<UnreadablePart, 'file' | 'path'>,
  value: unknown,
  problem: RepairProblem,
): unknown {
  if (problem.code === 'wrongType')
    return convertAt(value, problem.field ? problem.field.split('.') : [], problem.expected);
  if (problem.code !== 'sameId' || !isJsonObject(value) || value.id !== problem.id)
    return undefined;
  const id = uniqueId(problem.id, valueAt(files[part.file], listPosition(part.path)?.list ?? ''));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'id' ? id : item]),
  );
}

/** Maximum number of corrections. No record has more fields that can be converted. */
const STEPS_MAX = 50;

/**
 * Suggests a repair for an unreadable part of a file: converts values of the wrong type if that
 * loses no information, and replaces an ID that another record has. Other values are unchanged.
 * Never throws.
 * @param json JSON text of the part
 * @returns the suggested JSON text, or `json` if it is not JSON
 */
export function suggestRepair(
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
    const problem = repairProblem(files, part, jsonText(value));
    const next = problem && suggestion(files, part, value, problem);
    if (next === undefined) break;
    value = next;
  }
  return jsonText(value, 2);
}
