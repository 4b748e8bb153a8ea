import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { isHydrationPending } from './hydrationPhase';
import { importWithRetry } from './importWithRetry';
import { recordInput, type InputRecording } from './recordInput';

/** Lets through who waits as soon as it is open; can be closed again. */
interface Gate {
  passed: () => Promise<void>;
  open: () => void;
  close: () => void;
}

function createGate(isOpenAtFirst: boolean): Gate {
  let isOpen = isOpenAtFirst;
  let waiting: (() => void)[] = [];
  return {
    passed: () => (isOpen ? Promise.resolve() : new Promise((pass) => waiting.push(pass))),
    open() {
      isOpen = true;
      for (const pass of waiting) pass();
      waiting = [];
    },
    close() {
      isOpen = false;
    },
  };
}

const LOST = 'Part of this page could not be loaded. Touch the page to try again.';

/** Loads once the gate is open; after a failure it says so, and tries again when it next opens. */
async function loadBehind<T>(gate: Gate, load: () => Promise<T>): Promise<T> {
  await gate.passed();
  try {
    return await load();
  } catch {
    gate.close();
    window.dispatchEvent(
      new CustomEvent('show-toast', { detail: { message: LOST, type: 'error' } }),
    );
    return loadBehind(gate, load);
  }
}

const registered = new Set<() => Promise<void>>();

/** Loads every island, for the prerenderer: it waits for nobody to look. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...registered].map((load) => load()));
}

function Awake({ onAwake }: { onAwake: () => void }) {
  // Told once: an island never goes back to sleep.
  const tell = useEffectEvent(onAwake);
  useEffect(() => tell(), []);
  return null;
}

/** Opens the gate when the place comes into view or is focused, or at a touch or key anywhere. */
function useGate(gate: Gate, place: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const handleFocus = ({ target }: Event) => {
      if (element.contains(target as Node)) gate.open();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && gate.open());
    observer.observe(element);
    // Ahead of React, which stops events in HTML that does not live yet.
    document.addEventListener('pointerdown', gate.open, true);
    document.addEventListener('keydown', gate.open, true);
    document.addEventListener('focusin', handleFocus, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerdown', gate.open, true);
      document.removeEventListener('keydown', gate.open, true);
      document.removeEventListener('focusin', handleFocus, true);
    };
  }, [gate, place]);
}

/** Records what is done in the place until it is awake; returns what to call then. */
function useRecord(place: { current: HTMLElement | null }): () => void {
  const isAwake = useRef(false);
  const record = useRef<InputRecording | null>(null);
  useEffect(() => {
    if (isAwake.current) return undefined;
    const own = recordInput((element) => place.current?.contains(element) ?? false);
    record.current = own;
    return own.stop;
  }, [place]);
  return () => {
    isAwake.current = true;
    void record.current?.replay();
  };
}

/**
 * A part of a page, without props, that stands in the prerendered HTML and comes to life when it
 * enters the screen or the visitor does something: its script is not part of the first load. What is
 * typed and pressed in it meanwhile is done again once it lives. Where its script does not come, the
 * HTML stays with what was typed in it, and the next touch tries again.
 */
export function island(load: () => Promise<{ default: ComponentType }>): ComponentType {
  let Loaded: ComponentType | undefined;
  const once = async () => {
    const module = await importWithRetry(load);
    Loaded = module.default;
    return module;
  };
  registered.add(async () => void (await once()));

  return memo(function Island() {
    const place = useRef<HTMLDivElement>(null);
    const [gate] = useState(() => createGate(!isHydrationPending()));
    const [Content] = useState(() => ({
      type: Loaded ?? lazy(() => loadBehind(gate, once)),
    }));
    useGate(gate, place);
    const handleAwake = useRecord(place);
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <Content.type />
          <Awake onAwake={handleAwake} />
        </Suspense>
      </div>
    );
  });
}
