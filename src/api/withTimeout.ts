/** @throws `lateError()`, by default an Error, after `ms` milliseconds; the work itself is not stopped */
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
