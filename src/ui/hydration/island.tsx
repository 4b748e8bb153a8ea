import {
  createRef,
  lazy,
  memo,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { isHydrationPending, recordInput, type InputRecording } from './recordInput';
import { importWithRetry } from '../lazy/importWithRetry';
import { pauseTranslation } from './translation';
import { whenIdle } from '../schedule';

let handleFailure: (message: string) => void = () => undefined;

/** Sets the handler for islands whose script could not be loaded. It shows the message to the visitor. */
export function setIslandFailureHandler(handler: typeof handleFailure): void {
  handleFailure = handler;
}

/** Resolves the promises of `passed` while it is open. It can be closed again. */
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

const LOAD_ERROR =
  'Part of this page could not be loaded. Tap the page or press a key to try again.';

/** Runs `load` once the gate is open. A failure closes the gate, and `load` runs again when it opens. */
async function loadBehind<T>(gate: Gate, load: () => Promise<T>): Promise<T> {
  await gate.passed();
  try {
    return await load();
  } catch {
    gate.close();
    handleFailure(LOAD_ERROR);
    return loadBehind(gate, load);
  }
}

const registered = new Set<() => Promise<void>>();

/** Loads all islands. The prerenderer calls this because it has no viewport or input. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...registered].map((load) => load()));
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // The callback is called once, on mount. A layout effect leaves no time between hydration and the end of the recording,
  // in which React would handle a click that is replayed too.
  const notify = useEffectEvent(onHydrated);
  useLayoutEffect(() => notify(), []);
  return null;
}

interface GateProps {
  gate: Gate;
  container: RefObject<HTMLElement | null>;
}

/** Opens the gate on focus inside, any touch or key press, or, if the island is needed, when it is visible. */
function useGate({ gate, container }: GateProps, isNeeded: boolean): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const handleInput = ({ type, target }: Event) => {
      if (element.contains(target as Node)) gate.open();
      // Input elsewhere shows its effect first.
      else if (type !== 'focusin') whenIdle(gate.open);
    };
    // It keeps observing, because a failure closes the gate.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
    });
    if (isNeeded) observer.observe(element);
    // Capture listeners on the document run before React, which stops events in HTML it has not
    // hydrated.
    // Assistive technology can click and type without a touch, a key or focus.
    const types = ['pointerdown', 'keydown', 'focusin', 'click', 'input'] as const;
    for (const type of types) document.addEventListener(type, handleInput, true);
    return () => {
      observer.disconnect();
      for (const type of types) document.removeEventListener(type, handleInput, true);
    };
  }, [gate, container, isNeeded]);
}

/** Records input in the container until it is hydrated. @returns a function that replays the input */
function useInputReplay(container: { current: HTMLElement | null }): () => void {
  const isHydrated = useRef(false);
  const recording = useRef<InputRecording | null>(null);
  useEffect(() => {
    if (isHydrated.current) return undefined;
    const ownRecording = recordInput((element) => container.current?.contains(element) ?? false);
    recording.current = ownRecording;
    return ownRecording.stop;
  }, [container]);
  return () => {
    isHydrated.current = true;
    void recording.current?.replay();
  };
}

/**
 * Creates an island: a component without props that is part of the prerendered HTML and is hydrated
 * later. Its script is not part of the initial load. It is loaded when the island enters the
 * viewport or the visitor interacts with the page. Input before hydration is recorded and replayed.
 * If the script fails to load, the HTML and its input stay, and the next touch retries.
 * @param useIsNeeded hook that returns whether the HTML differs from what the visitor should see. If it does not, the
 * island waits for an interaction
 */
export function island(
  load: () => Promise<{ default: ComponentType }>,
  useIsNeeded: () => boolean = () => true,
): ComponentType {
  let Loaded: ComponentType | undefined;
  const once = async () => {
    const module = await importWithRetry(load);
    Loaded = module.default;
    return module;
  };
  registered.add(async () => void (await once()));

  /** A component of its own, because React would drop the HTML if the island were rendered again before it is hydrated. */
  function GateOpener(props: GateProps) {
    useGate(props, useIsNeeded());
    return null;
  }

  const createState = () => {
    const gate = createGate(!isHydrationPending());
    const container = createRef<HTMLDivElement>();
    const translation = { resume: () => undefined as void };
    const loadContent = async () => {
      const module = await loadBehind(gate, once);
      if (container.current) translation.resume = pauseTranslation(container.current);
      return module;
    };
    return { gate, container, translation, Content: Loaded ?? lazy(loadContent) };
  };

  return memo(function Island() {
    const [{ gate, container, translation, Content }] = useState(createState);
    const replayInput = useInputReplay(container);
    const handleHydrated = () => {
      translation.resume();
      replayInput();
    };
    return (
      <div ref={container}>
        <GateOpener gate={gate} container={container} />
        <Suspense fallback={null}>
          <Content />
          <Hydrated onHydrated={handleHydrated} />
        </Suspense>
      </div>
    );
  });
}
