import * as v from 'valibot';
import { isJsonObject, type JsonObject } from '../text/jsonObject';

function withoutNulls(input: JsonObject, entries: object): JsonObject {
  const isMissing = (key: string) =>
    (input[key] === null || input[key] === undefined) && Object.hasOwn(entries, key);
  const keys = Object.keys(input);
  if (!keys.some(isMissing)) return input;
  return Object.fromEntries(
    keys.filter((key) => !isMissing(key)).map((key) => [key, input[key]] as const),
  );
}

/** A schema whose output type names the known fields only. */
type RecordSchema<TEntries extends v.ObjectEntries> = v.GenericSchema<
  unknown,
  v.InferOutput<v.ObjectSchema<TEntries, undefined>>
>;

/** Keeps unknown fields and treats null fields as missing. */
/* @__NO_SIDE_EFFECTS__ */
export function recordSchema<const TEntries extends v.ObjectEntries>(
  entries: TEntries,
): RecordSchema<TEntries> {
  return v.pipe(
    v.custom<JsonObject>(isJsonObject, 'must be an object'),
    v.transform((input) => withoutNulls(input, entries)),
    v.looseObject(entries),
  );
}

/** '' if missing. Null counts as missing only inside {@link recordSchema}. */
/* @__NO_SIDE_EFFECTS__ */
export function textSchema() {
  return v.optional(v.string(), '');
}

/** Null items are removed. */
/* @__NO_SIDE_EFFECTS__ */
export function textsSchema() {
  return v.pipe(
    v.array(v.nullable(v.string())),
    v.transform((list) => list.filter((item) => item !== null)),
  );
}

/** Unlike a union it can name, and leave out, a part that cannot be read. @param isFirst chooses the first schema */
/* @__NO_SIDE_EFFECTS__ */
export function eitherSchema<T, U>(
  isFirst: (value: unknown) => boolean,
  first: v.GenericSchema<unknown, T>,
  second: v.GenericSchema<unknown, U>,
) {
  return v.lazy<v.GenericSchema<unknown, T | U>>((value) => (isFirst(value) ? first : second));
}

/** Empty if missing. Null items are removed. */
/* @__NO_SIDE_EFFECTS__ */
export function textListSchema() {
  return v.optional(textsSchema(), () => []);
}

/** Stays missing. */
/* @__NO_SIDE_EFFECTS__ */
export function newTextListSchema() {
  return v.optional(textsSchema());
}

/** Schema entries of the featured flag, which may be stored as `isFeatured` or `is_featured`. */
export const featuredEntries = {
  isFeatured: v.optional(v.boolean()),
  is_featured: v.optional(v.boolean()),
};

interface StoredFlags {
  isFeatured?: boolean | undefined;
  is_featured?: boolean | undefined;
}

export function withFeaturedFlag<T extends StoredFlags>(
  record: T,
): Omit<T, 'is_featured'> & { isFeatured: boolean } {
  const { is_featured: variant, ...rest } = record;
  return { ...rest, isFeatured: rest.isFeatured ?? variant ?? false };
}

/* @__NO_SIDE_EFFECTS__ */
export function idSchema() {
  return v.pipe(v.string(), v.regex(/\S/, 'must not be empty'));
}

/** `JSON.parse` reads `1e400` as an infinite number, which no page could store. */
/* @__NO_SIDE_EFFECTS__ */
export function numberSchema() {
  return v.pipe(v.number(), v.finite('must be finite'));
}

/* @__NO_SIDE_EFFECTS__ */
export function priceSchema() {
  return v.union([v.string(), numberSchema()]);
}
