import { useEffect, useRef, useState } from 'react';
import type { Edit } from '../../drafts/editing';
import { usePreviewBroadcast } from '../../forms/preview/usePreviewBroadcast';
import { clearAutosave, useRestoredForm, useAutosave } from '../../forms/formAutosave';
import { useSaveShortcut } from '../../forms/shortcuts';
import { useMarkDirty } from '../../forms/dirtyForms';
import { Field } from '@/ui/form/Field';
import { useBeforeUnloadWarning } from '@/ui/feedback/useBeforeUnloadWarning';

/** ms without typing after which the text is saved. */
const REST_MS = 1000;

/** Name of the text, by which what is typed is kept. */
const KIND = 'services-header';

export interface HeaderTextProps {
  /** As it is saved. */
  text: string;
  isReadOnly: boolean;
  /** Resolves to whether it was saved. */
  onSave: (text: string) => Promise<boolean>;
  /** What saving a text would do, for previews. */
  editOf: (text: string) => Edit;
}

/** What is typed, and when it is saved. */
function useOwnSaving({ text, isReadOnly, onSave }: HeaderTextProps) {
  const [found] = useRestoredForm(KIND);
  const kept = typeof found?.values.text === 'string' ? found.values.text : text;
  const [typed, setTyped] = useState(kept);
  // Typed, and not what is saved; a text that was undone differs too, and is not typed.
  const isTouched = useRef(kept !== text);
  // In memory alone: what was sent is there, but could not be stored.
  const isOwed = useRef(false);
  // What was sent off is stored nowhere until its answer is there, nor after one that says so.
  const [isHeld, setIsHeld] = useState(false);
  const sent = useRef<string | null>(null);
  const latest = useRef({ typed, text, isReadOnly, onSave });
  latest.current = { typed, text, isReadOnly, onSave };

  useEffect(() => {
    isOwed.current = false;
    if (text !== sent.current) setIsHeld(false);
    if (text === latest.current.typed) isTouched.current = false;
    // What was undone, or saved in another tab; never over what is being typed.
    else if (!isTouched.current) setTyped(text);
  }, [text]);

  const flush = useRef(() => {
    const now = latest.current;
    const isNew = isTouched.current && now.typed !== now.text;
    if (now.isReadOnly || (!isNew && !isOwed.current)) return;
    isOwed.current = false;
    sent.current = now.typed;
    setIsHeld(true);
    void now.onSave(now.typed).then((isSaved) => {
      const { text: current, typed: shown } = latest.current;
      isOwed.current = !isSaved && current === now.typed && shown === now.typed;
      setIsHeld(isOwed.current);
      // The form may be gone by now.
      if (isSaved && shown === now.typed) clearAutosave(KIND);
    });
  });
  useEffect(() => {
    if (isReadOnly || typed === text || !isTouched.current) return undefined;
    const timer = setTimeout(flush.current, REST_MS);
    return () => clearTimeout(timer);
    // Typed while another tab edited: saved once this one may.
  }, [typed, text, isReadOnly]);
  useEffect(() => {
    const leave = flush.current;
    // A page that is closed or put aside, on a phone perhaps for good.
    const hide = () => void (document.visibilityState === 'hidden' && leave());
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);
  const isUnsaved = typed !== text && isTouched.current;
  useAutosave(KIND, '', { text: typed }, isUnsaved || isHeld);
  return {
    typed,
    isUnsaved,
    isHeld: isUnsaved || isHeld,
    flush: flush.current,
    type(value: string) {
      isTouched.current = true;
      setTyped(value);
    },
  };
}

/** The text above the services; it saves itself: after a rest, when the field is left, and with the page. */
export function HeaderText(props: HeaderTextProps) {
  const { typed, isUnsaved, isHeld, flush, type } = useOwnSaving(props);
  // It saves itself when the page is left, so nobody is asked; unless it may not, or the browser closes.
  useMarkDirty(isUnsaved && props.isReadOnly);
  useBeforeUnloadWarning(isUnsaved);
  usePreviewBroadcast(isHeld ? [props.editOf(typed)] : null);
  useSaveShortcut(flush);
  return (
    <div onBlur={flush}>
      <Field
        label="Page Header Text"
        name="headerText"
        value={typed}
        rows={4}
        isDisabled={props.isReadOnly}
        hint="Stands above the services. Saved by itself."
        onChange={type}
      />
    </div>
  );
}
