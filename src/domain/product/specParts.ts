/** Splits 'Label: value' at the first colon, also a full-width one. A text without a colon has an empty label. */
export function specParts(spec: string): { label: string; value: string } {
  const colon = spec.search(/[:：]/);
  return { label: spec.slice(0, Math.max(colon, 0)).trim(), value: spec.slice(colon + 1).trim() };
}
