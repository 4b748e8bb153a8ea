import { useLayoutEffect } from 'react';
import { readJson, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { isJsonObject, withoutHostileKeys } from '@/domain/text/jsonObject';

// See docs/behaviour/forms.md.

/** Autosaved input of an unfinished form and the record it belongs to. */
interface AutosavedForm {
  /** Id of the edited record, or '' for a new one. */
  id: string;
  values: Record<string, unknown>;
  /** The saved values over which they were typed. Missing if the input was saved but is not stored yet. */
  start?: Record<string, unknown>;
}

const entryOf = (form: string) => `adminForm:${form}`;

/**
 * Returns the unsaved input of a form in this tab after a reload or a sign-in, or null. The values
 * are unvalidated: the form checks them. Never throws.
 * @param form kind of form, such as `product`
 */
export function readAutosave(form: string): AutosavedForm | null {
  const json = withoutHostileKeys(readJson('session', entryOf(form)), () => undefined);
  if (!isJsonObject(json) || typeof json.id !== 'string' || !isJsonObject(json.values)) return null;
  const { id, values, start } = json;
  return { id, values, ...(isJsonObject(start) && { start }) };
}

/** Removes the autosaved input after it has been saved or discarded. */
export function clearAutosave(form: string): void {
  removeEntry('session', entryOf(form));
}

/**
 * Autosaves the input of an open form in this tab, so that it survives a reload.
 * @param start the saved values over which it is typed
 */
export function useAutosave(
  form: string,
  id: string,
  values: object,
  isDirty: boolean,
  start?: object,
): void {
  const text = isDirty ? JSON.stringify({ id, values, start }) : '';
  // A layout effect stores the input together with the render. When the screen shows that the page
  // can be left, the input is already stored.
  useLayoutEffect(() => {
    if (text === '') clearAutosave(form);
    else writeEntry('session', entryOf(form), text);
  }, [form, text]);
}
