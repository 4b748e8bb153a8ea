import { useEffect, useRef, useState } from 'react';
import type { Edit } from '../../drafts/editing';
import { usePreviewBroadcast } from '../../forms/preview/usePreviewBroadcast';
import { clearAutosave, useRestoredForm, useAutosave } from '../../forms/formAutosave';
import { useSaveShortcut } from '../../forms/shortcuts';
import { useMarkDirty } from '../../forms/dirtyForms';
import { Field } from '@/ui/form/Field';
import { useBeforeUnloadWarning } from '@/ui/feedback/useBeforeUnloadWarning';

/** Time in ms without input after which the text is saved. */
const REST_MS = 1000;

/** Name of the text, the key of its autosave. */
const KIND = 'services-header';

export interface HeaderTextProps {
  /** The saved text. */
  text: string;
  isReadOnly: boolean;
  /** Resolves to whether the text was saved. */
  onSave: (text: string) => Promise<boolean>;
  /** Returns the edit for a text, for previews. */
  editOf: (text: string) => Edit;
}

/** Manages the text and its automatic saves. */
function useOwnSaving({ text, isReadOnly, onSave }: HeaderTextProps) {
  const [found] = useRestoredForm(KIND);
  const kept = typeof found?.values.text === 'string' ? found.values.text : text;
  const [typed, setTyped] = useState(kept);
  // Typed, but not saved yet. A text that was undone also differs from the saved one, but was not
  // typed.
  const isTouched = useRef(kept !== text);
  // The submitted text is only in memory, because it could not be stored.
  const isOwed = useRef(false);
  // A submitted text is not stored until its save succeeds.
  const [isHeld, setIsHeld] = useState(false);
  const sent = useRef<string | null>(null);
  const latest = useRef({ typed, text, isReadOnly, onSave });
  latest.current = { typed, text, isReadOnly, onSave };

  useEffect(() => {
    isOwed.current = false;
    if (text !== sent.current) setIsHeld(false);
    if (text === latest.current.typed) isTouched.current = false;
    // Take over a change by Undo or from another tab, but never while the administrator types.
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
      // The component may be unmounted by now.
      if (isSaved && shown === now.typed) clearAutosave(KIND);
    });
  });
  useEffect(() => {
    if (isReadOnly || typed === text || !isTouched.current) return undefined;
    const timer = setTimeout(flush.current, REST_MS);
    return () => clearTimeout(timer);
    // A text typed while another tab edited is saved when this tab can edit.
  }, [typed, text, isReadOnly]);
  useEffect(() => {
    const leave = flush.current;
    // The page is hidden or closed. On a phone it may not be shown again.
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

/**
 * Text above the services with automatic saves: after a pause, on blur, and when the page is left.
 */
export function HeaderText(props: HeaderTextProps) {
  const { typed, isUnsaved, isHeld, flush, type } = useOwnSaving(props);
  // Leaving the page saves the text, so no confirmation is needed, except while saving is disabled.
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
