import { useLayoutEffect, useState } from 'react';
import { readJson, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { isJsonObject, withoutHostileKeys } from '@/domain/text/jsonObject';

/** An unfinished form as it was left: what it was about, and what was typed. */
export interface AutosavedForm {
  /** Id of the record that is edited; '' for a new one. */
  id: string;
  values: Record<string, unknown>;
}

const entryOf = (form: string) => `adminForm:${form}`;

/**
 * What was typed into a form of this tab and never saved, after a reload or a sign-in; null when there is
 * nothing. Its values are as they were stored: the form checks them. Never throws.
 * @param form name of the kind of form, such as `product`
 */
export function readAutosave(form: string): AutosavedForm | null {
  const json = withoutHostileKeys(readJson('session', entryOf(form)), () => undefined);
  if (!isJsonObject(json) || typeof json.id !== 'string' || !isJsonObject(json.values)) return null;
  return { id: json.id, values: json.values };
}

/** Forgets what was typed: it has been saved or thrown away. */
export function clearAutosave(form: string): void {
  removeEntry('session', entryOf(form));
}

/** Keeps what is typed into an open form in this tab, so that a reload does not lose it. */
export function useAutosave(form: string, id: string, values: object, isDirty: boolean): void {
  const text = isDirty ? JSON.stringify({ id, values }) : '';
  // With what the screen shows, not after it: whoever sees that it may be left finds it kept.
  useLayoutEffect(() => {
    if (text === '') clearAutosave(form);
    else writeEntry('session', entryOf(form), text);
  }, [form, text]);
}

/** The kept form as it was when the page was opened, until it is taken or thrown away. */
export function useRestoredForm(form: string): [AutosavedForm | null, () => void] {
  const [found, setFound] = useState(() => readAutosave(form));
  return [found, () => setFound(null)];
}
