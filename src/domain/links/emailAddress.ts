import { cleanText } from '../text/cleanText';

/** Removes the name, brackets and spaces that an address book adds. Other texts are trimmed. Never throws. */
export function plainAddress(text: string): string {
  const plain = cleanText(text).replace(/^\s*mailto:/i, '');
  const [, bracketed] = /<([^<>]*@[^<>]*)>/.exec(plain) ?? [];
  return (bracketed ?? plain).replace(/^[\s<([]+|[\s>)\],;]+$/g, '').replace(/\s*([@.])\s*/g, '$1');
}
