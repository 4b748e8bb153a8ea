import { typeAgain, type TypedField } from '@/ui/firstPage';

/** What a visitor did before the application had started. */
export interface EarlyInput {
  /** Ends recording, then types and presses again what was typed and pressed. Call once, when live. */
  replay: () => void;
  /** Ends recording and lets the browser act alone: the application could not be loaded. */
  give: () => void;
}


const STARTERS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

function isField(target: EventTarget | null): target is TypedField {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/**
 * Records values typed, buttons pressed and forms sent before the application is live. Links keep
 * working as links. `onFirst` is called at the first touch, key or focus.
 */
export function recordEarlyInput(onFirst: () => void): EarlyInput {
  const typed = new Map<TypedField, string>();
  const pressed: (() => void)[] = [];

  const handleInput = (event: Event) => {
    if (isField(event.target)) typed.set(event.target, event.target.value);
  };
  const handleClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button && button.type !== 'submit') pressed.push(() => button.isConnected && button.click());
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    pressed.push(() => form.isConnected && form.requestSubmit());
  };

  document.addEventListener('input', handleInput, true);
  document.addEventListener('change', handleInput, true);
  document.addEventListener('click', handleClick, true);
  document.addEventListener('submit', handleSubmit, true);
  for (const type of STARTERS) document.addEventListener(type, onFirst, { once: true, passive: true });

  const give = () => {
    document.removeEventListener('input', handleInput, true);
    document.removeEventListener('change', handleInput, true);
    document.removeEventListener('click', handleClick, true);
    document.removeEventListener('submit', handleSubmit, true);
    for (const type of STARTERS) document.removeEventListener(type, onFirst);
  };
  const replay = () => {
    give();
    // Fields the browser filled by itself (Back, a restored tab) count as typed.
    for (const field of document.querySelectorAll<TypedField>('input, textarea')) {
      if (!isField(field) || field instanceof HTMLSelectElement) continue;
      if (field.type !== 'checkbox' && field.type !== 'radio' && field.value !== field.defaultValue)
        typed.set(field, field.value);
    }
    for (const [field, value] of typed) if (field.isConnected) typeAgain(field, value);
    for (const press of pressed) press();
  };
  return { replay, give };
}
