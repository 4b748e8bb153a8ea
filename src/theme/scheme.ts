import type { SchemeName } from './tokens';

/** What the visitor may choose; dark on the first visit (look.md). */
export type SchemeChoice = SchemeName | 'system';

const STORAGE_KEY = 'colourScheme';
const CHOICES: readonly string[] = ['dark', 'light', 'system'];

const listeners = new Set<() => void>();

/** What was chosen where storage refuses to remember it. */
let unstored: SchemeChoice | null = null;

/** The remembered choice, or dark where nothing (readable) is stored. Never throws. */
export function storedScheme(): SchemeChoice {
  if (unstored) return unstored;
  try {
    const value = window.localStorage.getItem(STORAGE_KEY);
    return value !== null && CHOICES.includes(value) ? (value as SchemeChoice) : 'dark';
  } catch {
    return 'dark';
  }
}

/** Tells of every change of the choice, in this tab or another; returns how to stop. */
export function subscribeToScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function resolve(choice: SchemeChoice): SchemeName {
  if (choice !== 'system') return choice;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Paints the page in a scheme by one attribute: CSS variables do the rest, nothing re-renders. */
export function applyScheme(choice: SchemeChoice): void {
  document.documentElement.dataset['scheme'] = resolve(choice);
}

/** Applies and remembers a choice; where storage is denied it lasts for this page. */
export function chooseScheme(choice: SchemeChoice): void {
  applyScheme(choice);
  try {
    window.localStorage.setItem(STORAGE_KEY, choice);
    unstored = null;
  } catch {
    unstored = choice;
  }
  for (const listener of listeners) listener();
}

/** Follows the system and other tabs; returns how to stop. */
export function followScheme(): () => void {
  const query = window.matchMedia('(prefers-color-scheme: light)');
  const refresh = () => {
    applyScheme(storedScheme());
    for (const listener of listeners) listener();
  };
  query.addEventListener('change', refresh);
  window.addEventListener('storage', refresh);
  return () => {
    query.removeEventListener('change', refresh);
    window.removeEventListener('storage', refresh);
  };
}

/**
 * The script that paints the stored scheme before the first frame. It stands in every HTML file
 * under a CSP hash, so its text must be the same in all of them.
 */
export const SCHEME_SCRIPT =
  `(function(){var s='dark';try{s=localStorage.getItem('${STORAGE_KEY}')||s}catch(e){}` +
  `if(s==='system')s=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';` +
  `if(s==='light')document.documentElement.dataset.scheme=s})()`;
