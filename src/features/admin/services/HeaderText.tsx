import { useEffect, useRef, useState } from 'react';
import type { Edit } from '@/api/drafts/editing';
import { useTypedPreview } from '@/features/admin/common/preview/useTypedPreview';
import { Field } from '@/ui/Field';
import { useUnsavedMark } from '@/features/admin/common/unsaved';

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

/** The text above the services; it saves itself, after a rest and when the field is left. */
export function HeaderText({ text, isReadOnly, onSave, editOf }: HeaderTextProps) {
  const [typed, setTyped] = useState(text);
  const isTouched = useRef(false);
  const isDirty = typed !== text;
  const latest = useRef({ typed, isDirty, onSave });
  latest.current = { typed, isDirty, onSave };
  const isUnsaved = isDirty && isTouched.current;
  useUnsavedMark(isUnsaved);
  useTypedPreview(isUnsaved ? [editOf(typed)] : null);

  useEffect(() => {
    // What was undone, or saved in another tab; never over what is being typed.
    if (!isTouched.current) setTyped(text);
  }, [text]);

  const flush = useRef(() => {
    const now = latest.current;
    if (!isTouched.current || !now.isDirty) return;
    void now.onSave(now.typed).then((isSaved) => {
      if (isSaved && latest.current.typed === now.typed) isTouched.current = false;
    });
  });
  useEffect(() => {
    if (!isDirty || !isTouched.current) return undefined;
    const timer = setTimeout(flush.current, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, isDirty]);
  useEffect(() => {
    const leave = flush.current;
    return leave;
  }, []);

  return (
    <div onBlur={flush.current}>
      <Field
        label="Page Header Text"
        name="headerText"
        value={typed}
        rows={4}
        isDisabled={isReadOnly}
        hint="Stands above the services. Saved by itself."
        onChange={(value) => {
          isTouched.current = true;
          setTyped(value);
        }}
      />
    </div>
  );
}
