import { afterAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { clearBackOffice } from '../helpers/storage/backOfficeDatabase';
import { baseCss } from '../../src/theme/baseCss';
import { keepFocus } from '../../src/ui/feedback/keepFocus';

// Files share a page and all that its browser stores. Hooks of a helper would be called only for the first file that imports
// it, so all of them are here.

document.body.replaceChildren();
document.getElementById('base-css')?.remove();

// The build adds these styles and attributes to every document.
const style = document.createElement('style');
style.id = 'base-css';
style.textContent = baseCss();
document.head.append(style);
const { dataset } = document.documentElement;
document.documentElement.lang = 'en-NG';

// In the product, the listeners of a store end with its page.
const { addEventListener } = window;
const removals: (() => void)[] = [];
window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
  removals.push(() => window.removeEventListener(...listener));
  addEventListener.apply(window, listener);
};

beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
  dataset['scheme'] = 'dark';
  // The Tab key may have moved the focus out of the frame of the tests.
  window.focus();
  return keepFocus();
});

afterAll(async () => {
  await cleanup();
  window.addEventListener = addEventListener;
  removals.forEach((remove) => remove());
  await clearBackOffice();
  await page.viewport(390, 844);
});
