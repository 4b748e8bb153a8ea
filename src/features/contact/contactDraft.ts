import { sessionEntry } from '@/api/storage/sessionEntry';
import { EMPTY_CONTACT, type ContactFields } from '@/domain/booking/forms';
import { isJsonObject } from '@/domain/text/jsonObject';

/** Session storage: the message from the first attempt to send it until it has been sent. */
const entry = sessionEntry('contactDraft');

/** A message that an attempt has not sent, or whose arrival is not known. */
export interface ContactDraft {
  fields: ContactFields;
  /** Whether an attempt to send it has begun and got no response, so that it may have arrived. */
  isUnconfirmed: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isEmpty = (fields: ContactFields): boolean =>
  Object.values(fields).every((text) => text === '');

/** Returns the saved message. Null if there is none, or if it cannot be read. Never throws. */
export function readContactDraft(): ContactDraft | null {
  const json = entry.read();
  if (!isJsonObject(json) || !isJsonObject(json['fields'])) return null;
  const { name, email, subject, message } = json['fields'];
  const fields: ContactFields = {
    name: textOf(name),
    email: textOf(email),
    subject: textOf(subject),
    message: textOf(message),
  };
  return isEmpty(fields) ? null : { fields, isUnconfirmed: json['isUnconfirmed'] === true };
}

/** Saves a message, or removes it if all its fields are empty. Never throws. */
export function saveContactDraft(draft: ContactDraft): void {
  if (isEmpty(draft.fields)) entry.remove();
  else entry.write(draft);
}

const outcomeListeners = new Set<(draft: ContactDraft) => void>();

/** Calls the listener when an attempt has ended; returns an unsubscribe function. */
export function subscribeToContactOutcomes(listener: (draft: ContactDraft) => void): () => void {
  outcomeListeners.add(listener);
  return () => void outcomeListeners.delete(listener);
}

/** What is left of a message that was sent. */
export const SENT_CONTACT: ContactDraft = { fields: EMPTY_CONTACT, isUnconfirmed: false };

/** Saves what is left after an attempt, and notifies the form, which may have been opened meanwhile. */
export function recordContactOutcome(draft: ContactDraft): void {
  saveContactDraft(draft);
  for (const listener of outcomeListeners) listener(draft);
}
