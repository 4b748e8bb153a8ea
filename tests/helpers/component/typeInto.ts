import { replayFieldValue, type FormControlElement } from '../../../src/ui/lazy/hydrationPhase';
import { actAndFlush } from './TestProviders';

/** The field of a form that has this label, without the star of a required one. */
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

/** Fills fields of a form by their labels, at once: what is tested is what comes of it. */
export async function typeInto(
  form: HTMLFormElement,
  values: Record<string, string>,
): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await actAndFlush(() => replayFieldValue(fieldOf(form, label), value));
}
