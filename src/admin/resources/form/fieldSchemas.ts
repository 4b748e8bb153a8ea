import * as v from 'valibot';
import { NOTES_MAX } from '@/domain/booking/forms';

/**
 * Returns the schema of a required text, which is trimmed.
 * @param max maximum length in characters
 */
export function requiredText(message: string, max = Infinity) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(max, `Use at most ${max} characters`),
  );
}

/** Returns the schema of a list field, whose result is the lines that are not blank. */
export function textLines() {
  return v.pipe(
    v.array(
      v.object({
        text: v.pipe(v.string(), v.maxLength(NOTES_MAX, `Use at most ${NOTES_MAX} characters`)),
      }),
    ),
    v.transform((lines) => lines.map(({ text }) => text.trim()).filter(Boolean)),
  );
}

/** Returns the lines of a list field: one empty line for an empty list. */
export function toLines(texts: readonly string[]): { text: string }[] {
  return texts.length > 0 ? texts.map((text) => ({ text })) : [{ text: '' }];
}
