import type * as v from 'valibot';
import { isJsonObject, type JsonObject } from './jsonObject';
import { unreadableField } from './problem';
import type { LeaveOut } from './records';

/** An object without the fields that some issues name; undefined where one of them is about the object as a whole. */
function withoutFields(
  value: unknown,
  issues: readonly v.BaseIssue<unknown>[],
): JsonObject | undefined {
  if (!isJsonObject(value) || issues.some(({ path }) => !path)) return undefined;
  const fields = new Map<string, v.BaseIssue<unknown>[]>();
  for (const issue of issues) {
    const [first, ...rest] = issue.path ?? [];
    const inner = { ...issue, path: rest.length > 0 ? rest : undefined };
    const key = String(first?.key);
    fields.set(key, [...(fields.get(key) ?? []), inner as v.BaseIssue<unknown>]);
  }
  const kept = Object.entries(value).flatMap(([key, entry]) => {
    const inner = fields.get(key);
    if (!inner) return [[key, entry] as const];
    const rest = withoutFields(entry, inner);
    return rest ? [[key, rest] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** Leaves out exactly the fields of the wrong type. */
export const leaveOutFields: LeaveOut = (value, issues, file) => {
  const rest = withoutFields(value, issues);
  if (!rest) return undefined;
  const problems = issues.map((issue) =>
    unreadableField(
      file,
      (issue.path ?? []).map(({ key }) => String(key)).join('.'),
      issue.message,
    ),
  );
  return { value: rest, problems };
};
