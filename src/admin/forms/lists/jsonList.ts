import * as v from 'valibot';

/**
 * Returns the schema of a list that a form contains as JSON text. Unlike a list, a text is restored after a reload and
 * rebased as a whole, whatever it contained before.
 */
export function jsonList<T>(itemSchema: v.GenericSchema<unknown, T>) {
  return v.pipe(v.string(), v.parseJson(), v.array(itemSchema));
}

/** Parses the text of a {@link jsonList}. Returns an empty list for an invalid text. */
export function readJsonList<T>(schema: v.GenericSchema<string, T[]>, text: string): T[] {
  const { success, output } = v.safeParse(schema, text);
  return success ? output : [];
}
