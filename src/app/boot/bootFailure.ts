/**
 * Says that the application could not be loaded, with the 500 page of the document itself
 * (index.html): alone where the page is an empty shell, above the content where it was prerendered and
 * can be read all the same. Forms are not sent by the browser alone, which would put what was typed
 * into the address.
 */
export function showBootFailure(): void {
  const template = document.getElementById('boot-failure') as HTMLTemplateElement | null;
  if (!template) return;
  document.querySelector('h1[data-loading]')?.remove();
  document.getElementById('root')?.prepend(template.content);
  document.getElementById('boot-refresh')?.addEventListener('click', () => location.reload());
  document.addEventListener('submit', (event) => event.preventDefault(), true);
}
