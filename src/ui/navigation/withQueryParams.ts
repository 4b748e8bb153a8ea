/**
 * Returns a query string in which the given parameters are set and all others are unchanged.
 * Parameters with an empty value are removed.
 * @param present the current query string
 * @returns the query string with its `?`, or '' if it has no parameters
 */
export function withQueryParams(
  present: string,
  entries: Readonly<Record<string, string>>,
): string {
  const params = new URLSearchParams(present);
  for (const [name, value] of Object.entries(entries)) {
    params.delete(name);
    if (value !== '') params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
