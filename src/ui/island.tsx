import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType, type SyntheticEvent } from 'react';
import { isFirstPage, typeAgain, type TypedField } from './firstPage';
import { loadPart } from './loadPart';

interface Gate {
  promise: Promise<void>;
  open: () => void;
}

function createGate(isOpen: boolean): Gate {
  let open = () => {};
  const promise = new Promise<void>((resolve) => (open = resolve));
  if (isOpen) open();
  return { promise, open };
}

const registered = new Set<() => Promise<void>>();

/** Loads every island, for the prerenderer: it waits for nobody to look. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...registered].map((load) => load()));
}

function Awake({ onAwake }: { onAwake: () => void }) {
  // Told once: an island never goes back to sleep.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(onAwake, []);
  return null;
}

/** Opens the gate when the place comes into view, or at the first touch or key anywhere. */
function useGate(gate: Gate, place: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && gate.open());
    observer.observe(element);
    document.addEventListener('pointerdown', gate.open, { once: true });
    document.addEventListener('keydown', gate.open, { once: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerdown', gate.open);
      document.removeEventListener('keydown', gate.open);
    };
  }, [gate, place]);
}

/**
 * A part of a page, without props, that stands in the prerendered HTML and comes to life when it
 * enters the screen or the visitor does something: its script is not part of the first load. What is
 * typed and pressed in it meanwhile is done again once it lives.
 */
export function island(load: () => Promise<{ default: ComponentType }>): ComponentType {
  let Loaded: ComponentType | undefined;
  const once = async () => {
    const module = await loadPart(load);
    Loaded = module.default;
    return module;
  };
  registered.add(async () => void (await once()));

  return memo(function Island() {
    const place = useRef<HTMLDivElement>(null);
    const pressed = useRef<HTMLButtonElement[]>([]);
    const typed = useRef(new Map<TypedField, string>());
    const isAwake = useRef(false);
    const [gate] = useState(() => createGate(!isFirstPage()));
    const [Content] = useState(() => ({
      type: Loaded ?? lazy(() => gate.promise.then(once)),
    }));
    useGate(gate, place);

    const handleClick = (event: SyntheticEvent) => {
      if (isAwake.current || !(event.target instanceof Element)) return;
      const button = event.target.closest('button');
      if (!button) return;
      event.preventDefault();
      pressed.current.push(button);
    };
    const handleInput = (event: SyntheticEvent) => {
      const field = event.target as TypedField;
      if (!isAwake.current) typed.current.set(field, field.value);
    };
    const handleAwake = () => {
      isAwake.current = true;
      for (const [field, value] of typed.current) if (field.isConnected) typeAgain(field, value);
      for (const button of pressed.current) if (button.isConnected) button.click();
    };
    return (
      <div ref={place} onClickCapture={handleClick} onInputCapture={handleInput} onFocusCapture={gate.open}>
        <Suspense fallback={null}>
          <Content.type />
          <Awake onAwake={handleAwake} />
        </Suspense>
      </div>
    );
  });
}
