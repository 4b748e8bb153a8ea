/** The texts of the 500 page (public-site.md §2). */
const TITLE = 'Something went wrong';
const TEXT = "We're having trouble loading the page. Please try again later.";

const BOX =
  'position:relative;z-index:50;display:grid;gap:12px;justify-items:center;text-align:center;' +
  'padding:24px;color:var(--s-palette-text-primary);background:var(--s-palette-background-paper)';
const BUTTON =
  'display:inline-grid;place-items:center;min-height:44px;padding:0 22px;border-radius:999px;cursor:pointer;' +
  'border:1px solid var(--s-palette-edge);background:none;color:inherit;font:inherit;text-decoration:none';

function element(tag: string, text: string, style = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.style.cssText = style;
  return made;
}

/**
 * Says that the application could not be loaded, without it: as the 500 page where the page is an
 * empty shell, above the content where it was prerendered and can be read all the same. Forms are
 * not sent by the browser alone, which would put what was typed into the address.
 */
export function showBootFailure(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const isEmpty = root.childElementCount === 0;
  const box = element(isEmpty ? 'main' : 'section', '', BOX);
  box.setAttribute('role', 'alert');
  const refresh = element('button', 'Refresh Page', BUTTON);
  refresh.addEventListener('click', () => window.location.reload());
  const home = element('a', 'Go to Home', BUTTON) as HTMLAnchorElement;
  home.href = '/';
  const heading = element(isEmpty ? 'h1' : 'h2', TITLE);
  box.append(element('p', '500'), heading, element('p', TEXT), refresh, home);
  if (isEmpty) box.style.minHeight = '100dvh';
  if (isEmpty) box.style.placeContent = 'center';
  root.prepend(box);
  document.addEventListener('submit', (event) => event.preventDefault(), true);
}
