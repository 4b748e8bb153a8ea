import { expect, it } from 'vitest';
import { cleanText } from './cleanText';

it.each([
  ['Paste\u00adboard\u200b Soft\u00adbox 90\u202fcm', 'Pasteboard Softbox 90 cm'],
  ['\ufeff\u202aLens\u202c \u2066set\u2069\u2060', 'Lens set'],
  ['a\u00a0b\u2009c\u3000d\u2003e', 'a b c d e'],
  ['one\r\ntwo\rthree\u2028four\u2029five', 'one\ntwo\nthree\nfour\nfive'],
  ['Cafe\u0301, O\u0323\u0300s\u0323un', 'Café, \u1ECC\u0300\u1E63un'],
  // Joiners of scripts and emoji.
  ['می\u200cخواهم 👩\u200d🎤', 'می\u200cخواهم 👩\u200d🎤'],
  [' two  spaces\tand a tab ', ' two  spaces\tand a tab '],
])('%j becomes %j', (pasted, text) => {
  expect(cleanText(pasted)).toBe(text);
  expect(cleanText(text)).toBe(text);
});
