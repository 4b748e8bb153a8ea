import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionEntry } from '@/api/storage/sessionEntry';
import { EMPTY_CONTACT, type ContactFields } from '@/domain/booking/forms';
import { newId } from '@/domain/text/ids';
import { isJsonObject } from '@/domain/text/jsonObject';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';

/** Session storage: the message until it has been sent. */
const entry = sessionEntry('contactDraft');

/** A message that has not been sent. */
interface ContactDraft {
  fields: ContactFields;
  /** Created with the first input, so that a duplicated tab has the same. '' before that. */
  reference: string;
}

const EMPTY_DRAFT: ContactDraft = { fields: EMPTY_CONTACT, reference: '' };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the saved message, or an empty one if there is none or it cannot be read. Never throws. */
function readDraft(): ContactDraft {
  const json = entry.read();
  if (!isJsonObject(json) || !isJsonObject(json['fields'])) return EMPTY_DRAFT;
  const { name, email, subject, message } = json['fields'];
  const fields: ContactFields = {
    name: textOf(name),
    email: textOf(email),
    subject: textOf(subject),
    message: textOf(message),
  };
  return { fields, reference: textOf(json['reference']) };
}

/** Saves a message, or removes it if all its fields are empty. Never throws. */
function saveDraft(draft: ContactDraft): void {
  if (Object.values(draft.fields).every((text) => text === '')) entry.remove();
  else entry.write(draft);
}

/** Removes the saved message that was sent, also if the visitor has left the form. Never throws. */
export function forgetSent(reference: string): void {
  if (readDraft().reference === reference) entry.remove();
}

/** Returns a message whose subject is what the visitor asks about, unless it has one. */
function withSubject(draft: ContactDraft, state: unknown): ContactDraft {
  const subject = isJsonObject(state) ? textOf(state['subject']) : '';
  if (subject === '' || draft.fields.subject !== '') return draft;
  const reference = draft.reference || newId('message-', Math.random);
  return { fields: { ...draft.fields, subject }, reference };
}

/** The message of the contact form, which is saved for this tab after every change. */
export function useContactDraft() {
  // The first render of a prerendered page does not use storage, so that it matches the HTML.
  const isHydrated = useIsHydrated();
  const [draft, setDraft] = useState<ContactDraft>();
  const { state } = useLocation();
  if (isHydrated && !draft) setDraft(withSubject(readDraft(), state));
  useEffect(() => {
    if (draft) saveDraft(draft);
  }, [draft]);
  return {
    ...(draft ?? EMPTY_DRAFT),
    changeField: (name: keyof ContactFields, value: string) =>
      setDraft(({ fields, reference } = EMPTY_DRAFT) => ({
        fields: { ...fields, [name]: value },
        reference: reference || newId('message-', Math.random),
      })),
    clear: () => setDraft(EMPTY_DRAFT),
  };
}
