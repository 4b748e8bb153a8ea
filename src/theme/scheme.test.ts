import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/helpers/storage/memoryStorage';
import { SCHEME_SCRIPT, type SchemeChoice } from './scheme';

type Listener = (event: unknown) => void;

function fakeBrowser({ isLight = false, stored = null as string | null, isDenied = false } = {}) {
  const storage = memoryStorage(stored === null ? {} : { colourScheme: stored });
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const system = new Set<Listener>();
  const windowListeners = new Map<string, Listener>();
  const browser = {
    isLight,
    isFull: false,
    storage,
    root: { dataset: { scheme: 'dark' } as Record<string, string> },
    setSystemScheme(light: boolean) {
      browser.isLight = light;
      for (const listener of system) listener({});
    },
    /** Simulates a choice stored by another page, of which this one learns by an event. */
    storeElsewhere(choice: string, type: 'storage' | 'pageshow') {
      storage.setItem('colourScheme', choice);
      windowListeners.get(type)?.({});
    },
  };
  const matchMedia = () => ({
    get matches() {
      return browser.isLight;
    },
    addEventListener: (_type: string, listener: Listener) => void system.add(listener),
    removeEventListener: (_type: string, listener: Listener) => void system.delete(listener),
  });
  const localStorage = {
    getItem: isDenied ? deny : storage.getItem,
    setItem: (key: string, value: string) =>
      isDenied || browser.isFull ? deny() : storage.setItem(key, value),
  };
  const fakeWindow = {
    matchMedia,
    addEventListener: (type: string, listener: Listener) =>
      void windowListeners.set(type, listener),
    removeEventListener: (type: string) => void windowListeners.delete(type),
    get localStorage() {
      return isDenied ? deny() : localStorage;
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

function runSchemeScript(): void {
  runInThisContext(SCHEME_SCRIPT);
}

let scheme: typeof import('./scheme');

beforeEach(async () => {
  vi.resetModules();
  scheme = await import('./scheme');
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('the inline colour scheme script', () => {
  it.each([
    { name: 'dark on the first visit', stored: null, isLight: true, painted: 'dark' },
    { name: 'light when light is stored', stored: 'light', isLight: false, painted: 'light' },
    { name: 'light for a light system', stored: 'system', isLight: true, painted: 'light' },
    { name: 'dark for a dark system', stored: 'system', isLight: false, painted: 'dark' },
    { name: 'dark for an invalid value', stored: '{bad', isLight: true, painted: 'dark' },
  ])('sets $name', ({ stored, isLight, painted }) => {
    const { root } = fakeBrowser({ stored, isLight });
    runSchemeScript();
    expect(root.dataset['scheme']).toBe(painted);
  });

  it('sets dark without throwing when storage is denied', () => {
    const { root } = fakeBrowser({ isDenied: true, isLight: true });
    expect(runSchemeScript).not.toThrow();
    expect(root.dataset['scheme']).toBe('dark');
  });

  it('sets the same scheme as the application', () => {
    for (const stored of [null, 'dark', 'light', 'system', '{bad', '']) {
      const { root } = fakeBrowser({ stored, isLight: true });
      runSchemeScript();
      const byScript = root.dataset['scheme'];
      scheme.applyScheme(scheme.storedScheme());
      expect([stored, root.dataset['scheme']]).toEqual([stored, byScript]);
    }
  });
});

describe('chooseScheme', () => {
  it.each(['dark', 'light', 'system'] as const)('applies and stores %s', (choice) => {
    const { root, storage } = fakeBrowser({ isLight: true });
    scheme.chooseScheme(choice);
    expect(root.dataset['scheme']).toBe(choice === 'dark' ? 'dark' : 'light');
    expect(storage.getItem('colourScheme')).toBe(choice);
    expect(scheme.storedScheme()).toBe(choice);
  });

  it.each([
    ['is denied', { isDenied: true }],
    ['is full', { isDenied: false }],
  ])('keeps the choice for the page when storage %s', (_what, options) => {
    const browser = fakeBrowser(options);
    browser.isFull = true;
    expect(() => scheme.chooseScheme('light')).not.toThrow();
    expect(browser.root.dataset['scheme']).toBe('light');
    expect(scheme.storedScheme()).toBe('light');
  });
});

describe('followScheme', () => {
  it('follows the system only when the system scheme is chosen', () => {
    const browser = fakeBrowser();
    scheme.followScheme();
    browser.setSystemScheme(true);
    expect(browser.root.dataset['scheme']).toBe('dark');
    scheme.chooseScheme('system');
    browser.setSystemScheme(false);
    expect(browser.root.dataset['scheme']).toBe('dark');
    browser.setSystemScheme(true);
    expect(browser.root.dataset['scheme']).toBe('light');
  });

  it.each([
    ['another tab', 'storage'],
    ['another page before Back', 'pageshow'],
  ] as const)('applies a choice made in %s', (_where, type) => {
    const browser = fakeBrowser();
    const received: SchemeChoice[] = [];
    scheme.followScheme();
    scheme.subscribeToScheme(() => received.push(scheme.storedScheme()));
    browser.storeElsewhere('light', type);
    expect(browser.root.dataset['scheme']).toBe('light');
    expect(received).toEqual(['light']);
  });
});
