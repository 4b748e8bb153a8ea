import type { JsonObject } from '../../text/jsonObject';
import { unreadableField } from '../../record/problem';
import { reasonOf } from '../../record/unreadableReason';
import type { LeaveOut } from '../../record/parseRecords';

/** Removes only the fields of the wrong type. */
export const leaveOutFields: LeaveOut = (value, issues, file) => {
  const rest: unknown = structuredClone(value);
  const problems = issues.map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => String(key));
    const holder = keys
      .slice(0, -1)
      .reduce((object, key) => object[key] as JsonObject, rest as JsonObject);
    delete holder[keys.at(-1) ?? ''];
    return unreadableField(file, keys.join('.'), reasonOf(issue, ''));
  });
  return { value: rest, problems };
};
