/** Resolves after `ms` milliseconds. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * Returns the result of the work if it settles within `ms` milliseconds.
 * @throws the result of `lateError` after a timeout, by default an Error; the work itself is not stopped
 */
export function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  lateError: () => Error = () => new Error('late'),
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(lateError()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
