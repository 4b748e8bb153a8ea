import type { SchemeName } from './tokens';

// See docs/behaviour/colour-scheme.md.

export type SchemeChoice = SchemeName | 'system';

const STORAGE_KEY = 'colourScheme';
const CHOICES: readonly string[] = ['dark', 'light', 'system'];

const listeners = new Set<() => void>();

let openStorage = (): Storage => window.localStorage;

/** Replaces the storage of the choice. The live preview uses it, because it must not store anything. */
export function setSchemeStorage(open: () => Storage): void {
  openStorage = open;
}

/** The choice made on this page if storage rejected it. */
let unstored: SchemeChoice | null = null;

/** Returns the stored choice, or dark if there is none or it cannot be read. Never throws. */
export function storedScheme(): SchemeChoice {
  if (unstored) return unstored;
  try {
    const value = openStorage().getItem(STORAGE_KEY);
    return value !== null && CHOICES.includes(value) ? (value as SchemeChoice) : 'dark';
  } catch {
    return 'dark';
  }
}

/** Changes in this tab or another. Returns an unsubscribe function. */
export function subscribeToScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function resolve(choice: SchemeChoice): SchemeName {
  if (choice !== 'system') return choice;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Applies a scheme by setting one attribute. Colours are CSS variables, so nothing re-renders. */
export function applyScheme(choice: SchemeChoice): void {
  document.documentElement.dataset['scheme'] = resolve(choice);
}

/** Applies and stores a choice. If storage is denied, the choice lasts until the page is closed. */
export function chooseScheme(choice: SchemeChoice): void {
  applyScheme(choice);
  try {
    openStorage().setItem(STORAGE_KEY, choice);
    unstored = null;
  } catch {
    unstored = choice;
  }
  for (const listener of listeners) listener();
}

/** Follows the system scheme and other tabs, also when the browser shows the page again on Back. */
export function followScheme(): () => void {
  const query = window.matchMedia('(prefers-color-scheme: light)');
  const refresh = () => {
    applyScheme(storedScheme());
    for (const listener of listeners) listener();
  };
  query.addEventListener('change', refresh);
  window.addEventListener('storage', refresh);
  window.addEventListener('pageshow', refresh);
  return () => {
    query.removeEventListener('change', refresh);
    window.removeEventListener('storage', refresh);
    window.removeEventListener('pageshow', refresh);
  };
}

/** Applies the stored scheme before the first paint, in the inline script of every HTML file. */
export const SCHEME_SCRIPT =
  `(function(){var s='dark';try{s=localStorage.getItem('${STORAGE_KEY}')||s}catch(e){}` +
  `if(s==='system')s=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';` +
  `if(s==='light')document.documentElement.dataset.scheme=s})()`;
