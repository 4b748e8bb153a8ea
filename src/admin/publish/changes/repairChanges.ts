import { isJsonObject } from '@/domain/text/jsonObject';
import { jsonText } from '@/domain/text/jsonText';
import type { Repair } from '../../drafts/state/draftEntry';
import { fieldChanges, type FieldChange, type DisplayValue } from './fieldChanges';

const NOTHING: DisplayValue = { lines: [], pictures: [] };

function valueOf(repair: Repair | null): unknown {
  return repair ? (JSON.parse(repair.json) as unknown) : undefined;
}

const shownJson = (repair: Repair | null): DisplayValue =>
  repair ? { lines: [jsonText(valueOf(repair), 2)], pictures: [] } : NOTHING;

/** Returns the changes of a repair: field by field if both values are objects, otherwise as a whole. Never throws. */
export function repairChanges(before: Repair | null, after: Repair | null): FieldChange[] {
  const [old, now] = [valueOf(before), valueOf(after)];
  const fields = isJsonObject(old) && isJsonObject(now) ? fieldChanges(old, now) : [];
  if (fields.length > 0) return fields;
  return [{ path: ['item'], label: 'Content', before: shownJson(before), after: shownJson(after) }];
}
