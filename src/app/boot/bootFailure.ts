/**
 * Shows the 500 page of index.html because the application could not be loaded. An empty shell
 * shows only this page. On a prerendered page it is above the content, which stays readable. Forms
 * are blocked, because a native submit would put the input into the URL.
 */
export function showBootFailure(): void {
  const template = document.getElementById('boot-failure') as HTMLTemplateElement | null;
  if (!template) return;
  // The page is now complete: lower sections need no estimated heights (`deferredRendering`).
  document.documentElement.dataset['failed'] = '';
  document.querySelector('h1[data-loading]')?.remove();
  document.getElementById('root')?.prepend(template.content);
  document.getElementById('boot-refresh')?.addEventListener('click', () => location.reload());
  document.addEventListener('submit', (event) => event.preventDefault(), true);
}
