import * as v from 'valibot';
import { isJsonObject, type JsonObject } from '../text/jsonObject';

/** The entries of an object without those that are null or undefined and known to the schema. */
function withoutNulls(input: JsonObject, entries: object): JsonObject {
  const isMissing = (key: string) =>
    (input[key] === null || input[key] === undefined) && Object.hasOwn(entries, key);
  const keys = Object.keys(input);
  if (!keys.some(isMissing)) return input;
  return Object.fromEntries(
    keys.filter((key) => !isMissing(key)).map((key) => [key, input[key]] as const),
  );
}

/**
 * A schema for a JSON object whose unknown fields survive and whose null fields count as missing
 * (content-contract.md, Shapes).
 */
/* @__NO_SIDE_EFFECTS__ */
export function recordSchema<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  return v.pipe(
    v.custom<JsonObject>(isJsonObject, 'must be an object'),
    v.transform((input) => withoutNulls(input, entries)),
    v.looseObject(entries),
  );
}

/** A schema for an optional text with a default; null counts as missing only inside {@link recordSchema}. */
/* @__NO_SIDE_EFFECTS__ */
export function textSchema(fallback = '') {
  return v.optional(v.string(), fallback);
}

/** A schema for an optional list of texts, empty when missing; null members are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function textListSchema() {
  return v.optional(
    v.pipe(
      v.array(v.nullable(v.string())),
      v.transform((list) => list.filter((item) => item !== null)),
    ),
    () => [],
  );
}

/** A schema for the id of a record: a text that is not blank. */
/* @__NO_SIDE_EFFECTS__ */
export function idSchema() {
  return v.pipe(v.string(), v.regex(/\S/, 'must not be empty'));
}

/** A price: a text, or a finite number (public-site.md §3). */
/* @__NO_SIDE_EFFECTS__ */
export function priceSchema() {
  return v.union([v.string(), v.pipe(v.number(), v.finite())]);
}
