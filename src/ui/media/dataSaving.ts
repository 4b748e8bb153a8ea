interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

export function isSavingData(): boolean {
  return connection()?.saveData === true;
}

/** Returns whether the connection is so slow that prefetching would delay the current page. */
export function isSlowConnection(): boolean {
  return connection()?.effectiveType?.endsWith('2g') ?? false;
}
