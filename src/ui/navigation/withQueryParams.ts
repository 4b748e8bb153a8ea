/** Sets parameters, or removes those with an empty value. @returns the query string with its `?`, or '' */
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
