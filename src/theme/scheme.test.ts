import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCHEME_SCRIPT, type SchemeChoice } from './scheme';

type Listener = (event: unknown) => void;

/** A browser as far as the scheme needs one. */
function fakeBrowser({ isLight = false, stored = null as string | null, isDenied = false } = {}) {
  const entries = new Map(stored === null ? [] : [['colourScheme', stored]]);
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  const system = new Set<Listener>();
  const windowListeners = new Set<Listener>();
  const browser = {
    isLight,
    isFull: false,
    entries,
    root: { dataset: { scheme: 'dark' } as Record<string, string> },
    turnSystem(light: boolean) {
      browser.isLight = light;
      for (const listener of system) listener({});
    },
    /** Another tab stored a choice. */
    storeElsewhere(choice: string) {
      entries.set('colourScheme', choice);
      for (const listener of windowListeners) listener({ key: 'colourScheme' });
    },
    listenerCount: () => system.size + windowListeners.size,
  };
  const matchMedia = () => ({
    get matches() {
      return browser.isLight;
    },
    addEventListener: (_type: string, listener: Listener) => void system.add(listener),
    removeEventListener: (_type: string, listener: Listener) => void system.delete(listener),
  });
  const localStorage = {
    getItem: isDenied ? refuse : storage.getItem,
    setItem: (key: string, value: string) =>
      isDenied || browser.isFull ? refuse() : storage.setItem(key, value),
  };
  const fakeWindow = {
    matchMedia,
    addEventListener: (_type: string, listener: Listener) => void windowListeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) =>
      void windowListeners.delete(listener),
    get localStorage() {
      return isDenied ? refuse() : localStorage;
    },
  };
  vi.stubGlobal('window', fakeWindow);
  vi.stubGlobal('document', { documentElement: browser.root });
  vi.stubGlobal('matchMedia', matchMedia);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => fakeWindow.localStorage,
  });
  return browser;
}

/** Paints before the first frame, as the document's inline script does. */
function paint(): void {
  runInThisContext(SCHEME_SCRIPT);
}

let scheme: typeof import('./scheme');

beforeEach(async () => {
  vi.resetModules();
  scheme = await import('./scheme');
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('the colour scheme before the first frame', () => {
  it.each([
    { name: 'dark on the first visit', stored: null, isLight: true, painted: 'dark' },
    { name: 'as it was chosen: light', stored: 'light', isLight: false, painted: 'light' },
    { name: 'as it was chosen: dark', stored: 'dark', isLight: true, painted: 'dark' },
    { name: 'as the system has it: light', stored: 'system', isLight: true, painted: 'light' },
    { name: 'as the system has it: dark', stored: 'system', isLight: false, painted: 'dark' },
    { name: 'dark when nonsense is stored', stored: '{bad', isLight: true, painted: 'dark' },
    { name: 'dark when nothing is stored', stored: '', isLight: true, painted: 'dark' },
  ])('is $name', ({ stored, isLight, painted }) => {
    const { root } = fakeBrowser({ stored, isLight });
    paint();
    expect(root.dataset['scheme']).toBe(painted);
  });

  it('is dark, and nothing throws, where storage is denied', () => {
    const { root } = fakeBrowser({ isDenied: true, isLight: true });
    expect(paint).not.toThrow();
    expect(root.dataset['scheme']).toBe('dark');
  });

  it('is painted the same by the script and by the application', () => {
    for (const stored of [null, 'dark', 'light', 'system', '{bad', '']) {
      const { root } = fakeBrowser({ stored, isLight: true });
      paint();
      const byScript = root.dataset['scheme'];
      scheme.applyScheme(scheme.storedScheme());
      expect([stored, root.dataset['scheme']]).toEqual([stored, byScript]);
    }
  });
});

describe('choosing a colour scheme', () => {
  it.each(['dark', 'light', 'system'] as const)('paints and remembers %s', (choice) => {
    const { root, entries } = fakeBrowser({ isLight: true });
    scheme.chooseScheme(choice);
    expect(root.dataset['scheme']).toBe(choice === 'dark' ? 'dark' : 'light');
    expect(entries.get('colourScheme')).toBe(choice);
    expect(scheme.storedScheme()).toBe(choice);
  });

  it.each([
    ['is denied', { isDenied: true }],
    ['is full', { isDenied: false }],
  ])('lasts for the page where storage %s', (_what, options) => {
    const browser = fakeBrowser(options);
    browser.isFull = true;
    expect(() => scheme.chooseScheme('light')).not.toThrow();
    expect(browser.root.dataset['scheme']).toBe('light');
    expect(scheme.storedScheme()).toBe('light');
  });

  it('tells those who asked, until they no longer want to know', () => {
    fakeBrowser();
    const told: SchemeChoice[] = [];
    const stop = scheme.subscribeToScheme(() => told.push(scheme.storedScheme()));
    scheme.chooseScheme('light');
    stop();
    scheme.chooseScheme('dark');
    expect(told).toEqual(['light']);
  });
});

describe('following the colour scheme', () => {
  it('changes with the system only where the system was chosen', () => {
    const browser = fakeBrowser();
    scheme.followScheme();
    browser.turnSystem(true);
    expect(browser.root.dataset['scheme']).toBe('dark');
    scheme.chooseScheme('system');
    browser.turnSystem(false);
    expect(browser.root.dataset['scheme']).toBe('dark');
    browser.turnSystem(true);
    expect(browser.root.dataset['scheme']).toBe('light');
  });

  it('changes when another tab chose', () => {
    const browser = fakeBrowser();
    const told: SchemeChoice[] = [];
    scheme.followScheme();
    scheme.subscribeToScheme(() => told.push(scheme.storedScheme()));
    browser.storeElsewhere('light');
    expect(browser.root.dataset['scheme']).toBe('light');
    expect(told).toEqual(['light']);
  });

  it('stops when it is told to', () => {
    const browser = fakeBrowser();
    scheme.followScheme()();
    expect(browser.listenerCount()).toBe(0);
  });
});
