/** What the browser tells of the visitor's connection, where it does. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Whether the visitor asked for less data. */
export function isSavingData(): boolean {
  return connection()?.saveData === true;
}

/** Whether a page takes so long here that nothing is to come in its way. */
export function isSlowConnection(): boolean {
  return connection()?.effectiveType?.endsWith('2g') ?? false;
}
