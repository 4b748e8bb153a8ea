import { showToast } from '../forms/toast';

/** Said where a form of a preview is sent off. */
const REFUSAL = 'This is a preview: nothing is sent.';

/** Entries as the browser has stored them, with what is written since laid over them: that reaches no storage. */
function overlaid(stored: Storage): Storage {
  const changed = new Map<string, string | null>();
  const keys = (): string[] => {
    const own = Array.from({ length: stored.length }, (_none, at) => stored.key(at) ?? '');
    return [...new Set([...own, ...changed.keys()])].filter((key) => changed.get(key) !== null);
  };
  return {
    get length() {
      return keys().length;
    },
    key: (at) => keys()[at] ?? null,
    getItem: (key) => (changed.has(key) ? (changed.get(key) ?? null) : stored.getItem(key)),
    setItem: (key, text) => void changed.set(key, text),
    removeItem: (key) => void changed.set(key, null),
    clear: () => keys().forEach((key) => changed.set(key, null)),
  };
}

function sealStorage(name: 'localStorage' | 'sessionStorage'): void {
  try {
    const value = overlaid(window[name]);
    Object.defineProperty(window, name, { configurable: true, value });
  } catch {
    // A browser that denies storage is sealed already.
  }
}

let isSealed = false;

/**
 * Makes a document harmless that shows a preview: its pages read what this browser has stored, but write nothing there
 * (the overlay shares the session of the back office), and the forms that would send a message say so instead. The
 * public pages know nothing of it. Lasts as long as the document.
 */
export function sandboxDocument(): void {
  if (isSealed) return;
  isSealed = true;
  sealStorage('localStorage');
  sealStorage('sessionStorage');
  document.addEventListener(
    'submit',
    (event) => {
      // A form that sends a message has room for one, a search has not.
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || !target.querySelector('textarea')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      showToast(REFUSAL, 'warning');
    },
    { capture: true },
  );
}
