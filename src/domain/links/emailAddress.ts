import { cleanText } from '../text/cleanText';

/**
 * Returns an e-mail address as it would have been typed, of one that an address book or a mail app filled in: without name,
 * brackets and spaces. Other texts stay as they are, without the spaces at their ends. Never throws.
 */
export function plainAddress(text: string): string {
  const plain = cleanText(text).replace(/^\s*mailto:/i, '');
  const [, bracketed] = /<([^<>]*@[^<>]*)>/.exec(plain) ?? [];
  return (bracketed ?? plain).replace(/^[\s<([]+|[\s>)\],;]+$/g, '').replace(/\s*([@.])\s*/g, '$1');
}
