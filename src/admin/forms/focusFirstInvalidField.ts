/** Scrolls to the first invalid field, in page order, and focuses it. Returns whether there is one. */
export function focusFirstInvalidField(form: HTMLElement): boolean {
  const invalid = form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  const field = [...invalid].find((one) => !one.closest('[hidden]'));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  return field !== undefined;
}
