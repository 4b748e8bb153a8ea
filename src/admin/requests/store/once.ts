/** Returns a function that computes its result when it is called first, and then returns it again. */
export function once<R>(compute: () => R): () => R {
  let known: { result: R } | undefined;
  return () => (known ??= { result: compute() }).result;
}
