/**
 * A query string with its `?` in which these parameters are set and all others stay as they are;
 * one with an empty value is left out; '' when none is left.
 */
export function withQueryParams(present: string, entries: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(present);
  for (const [name, value] of Object.entries(entries)) {
    params.delete(name);
    if (value !== '') params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
