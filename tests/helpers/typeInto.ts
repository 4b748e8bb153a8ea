import { typeAgain, type TypedField } from '../../src/ui/firstPage';
import { settle } from './Ground';

/** The field of a form that has this label, without the star of a required one. */
function fieldOf(form: HTMLFormElement, label: string): TypedField {
  const found = [...form.elements].find(
    (element) =>
      'labels' in element &&
      [...((element as HTMLInputElement).labels ?? [])].some(
        ({ textContent }) => textContent.replace(/ \*$/, '') === label,
      ),
  );
  if (!found) throw new Error(`There is no field '${label}'`);
  return found as TypedField;
}

/** Fills fields of a form by their labels, at once: what is tested is what comes of it. */
export async function typeInto(
  form: HTMLFormElement,
  values: Record<string, string>,
): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await settle(() => typeAgain(fieldOf(form, label), value));
}
