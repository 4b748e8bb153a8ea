export function padded(number: number, length = 2): string {
  return String(number).padStart(length, '0');
}

/** `YYYY-MM-DD` of the local day, for a date field. */
export function toDateInput(date: Date): string {
  return `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
}
