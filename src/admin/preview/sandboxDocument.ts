/** Shown when a form of a preview is submitted. */
const REFUSAL = 'This is a preview: nothing is sent.';

/** Returns a storage with the stored entries, overlaid with later writes that are not persisted. */
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
    // If the browser denies storage, nothing can be written anyway.
  }
}

let isSealed = false;

/**
 * Isolates a document that shows a preview. Its pages read stored data but write nothing, because
 * the overlay shares the session of the back office. Forms that send a message show a notice
 * instead. The public pages need no changes for this. It lasts as long as the document.
 */
export function sandboxDocument(): void {
  if (isSealed) return;
  isSealed = true;
  sealStorage('localStorage');
  sealStorage('sessionStorage');
  document.addEventListener(
    'submit',
    (event) => {
      // Only a form that sends a message has a text area; a search form has none.
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || !target.querySelector('textarea')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      window.dispatchEvent(
        new CustomEvent('show-toast', { detail: { message: REFUSAL, type: 'warning' } }),
      );
    },
    { capture: true },
  );
}
