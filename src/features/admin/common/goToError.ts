/** Scrolls to the first thing that is wrong in a form, in page order, and puts the keyboard there. */
export function goToFirstError(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
