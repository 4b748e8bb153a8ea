import { replayFieldValue, type FormControlElement } from '../../../src/ui/hydration/recordInput';
import { actAndFlush } from './TestProviders';

/** Finds the field of a form by its label, without the asterisk of required fields. */
function fieldOf(form: HTMLFormElement, label: string): FormControlElement {
  const found = [...form.elements].find(
    (element) =>
      'labels' in element &&
      [...((element as HTMLInputElement).labels ?? [])].some(
        ({ textContent }) => textContent.replace(/ \*$/, '') === label,
      ),
  );
  if (!found) throw new Error(`There is no field '${label}'`);
  return found as FormControlElement;
}

/** Fills fields of a form by their labels, without typing each character. */
export async function typeInto(
  form: HTMLFormElement,
  values: Record<string, string>,
): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await actAndFlush(() => replayFieldValue(fieldOf(form, label), value));
}
