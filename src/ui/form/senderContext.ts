import { createContext } from 'react';

/** Sends the fields of a form. Rejects if they could not be sent. */
export type SendMessage = (
  fields: Record<string, string>,
  options: { kind: 'contact' | 'booking'; honeypot: string; spentMs?: number },
) => Promise<unknown>;

/**
 * Replaces the e-mail gateway of forms. The live preview provides a function that sends nothing.
 * Null on public pages.
 */
export const SenderContext = createContext<SendMessage | null>(null);
