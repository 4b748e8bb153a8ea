import { useEffect, useRef, useState } from 'react';
import type { Edit } from '@/api/drafts/editing';
import { useTypedPreview } from '@/features/admin/common/preview/useTypedPreview';
import { useSaveShortcut } from '@/features/admin/common/shortcuts';
import { useUnsavedMark } from '@/features/admin/common/unsaved';
import { Field } from '@/ui/Field';
import { useLeaveWarning } from '@/ui/useLeaveWarning';

/** ms without typing after which the text is saved. */
const REST_MS = 1000;

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
  const [typed, setTyped] = useState(text);
  // Typed, and not what is saved; a text that was undone differs too, and is not typed.
  const isTouched = useRef(false);
  // In memory alone: what was sent is there, but could not be stored.
  const isOwed = useRef(false);
  const latest = useRef({ typed, text, isReadOnly, onSave });
  latest.current = { typed, text, isReadOnly, onSave };

  useEffect(() => {
    isOwed.current = false;
    if (text === latest.current.typed) isTouched.current = false;
    // What was undone, or saved in another tab; never over what is being typed.
    else if (!isTouched.current) setTyped(text);
  }, [text]);

  const flush = useRef(() => {
    const now = latest.current;
    const isNew = isTouched.current && now.typed !== now.text;
    if (now.isReadOnly || (!isNew && !isOwed.current)) return;
    isOwed.current = false;
    void now.onSave(now.typed).then((isSaved) => {
      const { text: current, typed: shown } = latest.current;
      isOwed.current = !isSaved && current === now.typed && shown === now.typed;
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
    return leave;
  }, []);
  return {
    typed,
    isUnsaved: typed !== text && isTouched.current,
    flush: flush.current,
    type(value: string) {
      isTouched.current = true;
      setTyped(value);
    },
  };
}

/** The text above the services; it saves itself: after a rest, when the field is left, and with the page. */
export function HeaderText(props: HeaderTextProps) {
  const { typed, isUnsaved, flush, type } = useOwnSaving(props);
  // It saves itself when the page is left, so nobody is asked; unless it may not, or the browser closes.
  useUnsavedMark(isUnsaved && props.isReadOnly);
  useLeaveWarning(isUnsaved);
  useTypedPreview(isUnsaved ? [props.editOf(typed)] : null);
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
