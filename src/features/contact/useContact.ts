import { useEffect, useState, type FormEvent } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { sessionEntry } from '@/api/storage/sessionEntry';
import {
  EMPTY_CONTACT,
  SUBJECT_MAX,
  type ContactFields,
  validateContact,
  type FieldErrors,
} from '@/domain/booking/forms';
import { repeatedParams, type NewRow } from '@/domain/booking/outboxRow';
import { contactParams } from '@/domain/booking/submission';
import { newId } from '@/domain/text/ids';
import { isJsonObject } from '@/domain/text/jsonObject';
import { outboxParts, useSend, type SendFailure } from '@/features/outbox';
import { focusFirstError } from '@/ui/form/useFormFocus';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { preload } from '@/ui/lazy/lazyModule';
import { whenIdle } from '@/ui/schedule';

const entry = sessionEntry('contactDraft');

interface ContactDraft {
  fields: ContactFields;
  /** Created with the first input, so that a duplicated tab has the same. '' before that. */
  reference: string;
  /** The visit that has added its subject, so that a reload or Back does not add it again. */
  source: string;
}

const EMPTY_DRAFT: ContactDraft = { fields: EMPTY_CONTACT, reference: '', source: '' };

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
  return { fields, reference: textOf(json['reference']), source: textOf(json['source']) };
}

/** Saves a message, or removes it if all its fields are empty. Never throws. */
function saveDraft(draft: ContactDraft): void {
  if (Object.values(draft.fields).every((text) => text === '')) entry.remove();
  else entry.write(draft);
}

/** Removes the saved message that was sent, also if the visitor has left the form. Never throws. */
function forgetSent(reference: string): void {
  if (readDraft().reference === reference) entry.remove();
}

/** Returns a message with what the visitor asks about in its subject, after the existing text. */
function withSubject(draft: ContactDraft, { state, key }: Location): ContactDraft {
  const asked = isJsonObject(state) ? textOf(state['subject']) : '';
  const { subject } = draft.fields;
  if (asked === '' || draft.source === key || `, ${subject}, `.includes(`, ${asked}, `))
    return draft;
  const joined = subject.trim() ? `${subject}, ${asked}` : asked;
  return {
    fields: { ...draft.fields, subject: joined.length > SUBJECT_MAX ? subject : joined },
    reference: draft.reference || newId('message-'),
    source: key,
  };
}

function useContactDraft() {
  // The first render of a prerendered page does not use storage, so that it matches the HTML.
  const isHydrated = useIsHydrated();
  const [draft, setDraft] = useState<ContactDraft>();
  const location = useLocation();
  if (isHydrated && !draft) setDraft(withSubject(readDraft(), location));
  useEffect(() => {
    if (draft) saveDraft(draft);
  }, [draft]);
  return {
    ...(draft ?? EMPTY_DRAFT),
    changeField: (name: keyof ContactFields, value: string) =>
      setDraft((before = EMPTY_DRAFT) => ({
        ...before,
        fields: { ...before.fields, [name]: value },
        reference: before.reference || newId('message-'),
      })),
    clear: () => setDraft(EMPTY_DRAFT),
  };
}

const FAILED = 'Failed to send message. Please try again.';
const HELD = 'Your message could not be sent automatically.';

function textsOf({ kind, limit }: SendFailure): { banner: string; advice: string } {
  const failed = {
    banner: FAILED,
    advice: 'Your message has been kept. Try again, or send it another way.',
  };
  return {
    failed,
    tooLong: failed,
    chosen: failed,
    unconfirmed: {
      banner: FAILED,
      advice:
        'We received no confirmation, so your message may or may not have reached us. If you send it again, the message says that we may have received it before.',
    },
    limited: { banner: limit, advice: limit },
    held: { banner: HELD, advice: `${HELD} It has been kept. Please send it another way.` },
    preview: { banner: 'Forms cannot be sent from the preview.', advice: '' },
  }[kind];
}

const rowOf = (fields: ContactFields, reference: string): NewRow => ({
  reference,
  kind: 'contact',
  at: new Date().toISOString(),
  params: contactParams(fields),
  items: [],
  dates: null,
});

/** Handlers of results, which are called even if the visitor has left the form meanwhile. */
export interface ContactResults {
  onSent?: () => void;
  onFailed?: (isUnconfirmed: boolean) => void;
}

/** Input of the contact form, saved for this tab until it is sent, its validation, and the state of its row of the outbox. */
export function useContact({ onSent, onFailed }: ContactResults) {
  const { fields, reference, changeField, clear } = useContactDraft();
  const [errors, setErrors] = useState<FieldErrors<ContactFields>>({});
  const [invalid, setInvalid] = useState<string>();
  const sending = useSend({
    reference,
    deliver: (parts) => parts.send(rowOf(fields, reference)),
    onSent() {
      // The visitor may have left the form.
      forgetSent(reference);
      onSent?.();
    },
    onFailed: ({ kind }) => onFailed?.(kind === 'unconfirmed'),
  });
  const { phase, row, isSending, isBusy, failure } = sending;

  useEffect(() => whenIdle(() => preload(outboxParts)), []);
  // Also by a form that was left, or by another tab.
  if (row?.state === 'sent') clear();

  const handleChange = (name: keyof ContactFields, value: string) => {
    changeField(name, value);
    setErrors((previous) => ({ ...previous, [name]: undefined }));
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const found = validateContact(fields);
    setErrors(found);
    setInvalid(Object.values(found)[0]);
    if (focusFirstError(form, found)) sending.showError();
    else void sending.submit(form);
  };
  const texts = failure && textsOf(failure);
  const message = rowOf(fields, reference);
  return {
    fields,
    errors,
    banner: invalid ?? texts?.banner,
    advice: texts?.advice,
    params: row?.state === 'unconfirmed' ? repeatedParams(message) : message.params,
    phase,
    isSending,
    isBusy,
    handleChange,
    handleSubmit,
    handleHandOver: () => void outboxParts.loaded()?.noteHandedOver({ ...message, params: {} }),
  };
}
