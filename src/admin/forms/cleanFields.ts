import { useEffect } from 'react';
import { cleanText } from '@/domain/text/cleanText';
import { shortcutKey } from './shortcuts';

/** Fields with text. Passwords and codes have the type `password`, or say what they are while their characters are shown. */
const TEXT_FIELDS =
  'textarea, input:is([type="text"], [type="search"], [type="tel"], [type="email"], [type="url"]):not([autocomplete$="password"])';

const isTextField = (
  target: EventTarget | null,
): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLElement && target.matches(TEXT_FIELDS);

function cleanField(target: EventTarget | null): void {
  if (!isTextField(target)) return;
  const text = cleanText(target.value);
  if (text === target.value) return;
  // React notices a value only if the setter of the class has set it.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
  set?.call(target, text);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keys that end the input of a field without leaving it. */
function endsInput(event: KeyboardEvent): boolean {
  if (event.isComposing) return false;
  if (event.key === 'Enter') return event.target instanceof HTMLInputElement;
  return (event.ctrlKey || event.metaKey) && shortcutKey(event) === 's';
}

/** Cleans the text of every field of the back office when the field is left or its form is saved, never while it is typed. */
export function useCleanFields(): void {
  useEffect(() => {
    const handleLeave = ({ target }: Event) => cleanField(target);
    const handleKey = (event: KeyboardEvent) => {
      if (endsInput(event)) cleanField(event.target);
    };
    // Before the handlers of the field, which store its value.
    document.addEventListener('focusout', handleLeave, true);
    document.addEventListener('keydown', handleKey, true);
    return () => {
      document.removeEventListener('focusout', handleLeave, true);
      document.removeEventListener('keydown', handleKey, true);
    };
  }, []);
}
