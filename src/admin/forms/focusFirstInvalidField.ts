/**
 * Scrolls to the first invalid field of an element, in page order, and focuses it.
 * @returns whether an invalid field is in it
 */
export function focusFirstInvalidField(form: HTMLElement): boolean {
  const invalid = form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  const field = [...invalid].find((one) => !one.closest('[hidden]'));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  return field !== undefined;
}
