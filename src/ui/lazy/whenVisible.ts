/**
 * Calls a function once when an element is visible.
 * @param options as of an `IntersectionObserver`, such as `rootMargin`
 * @returns a function that stops waiting
 */
export function whenVisible(
  element: Element,
  run: () => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    // While the page is busy, several entries are recorded and delivered together, the oldest first.
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
