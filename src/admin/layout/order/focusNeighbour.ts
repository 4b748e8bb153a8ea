/**
 * Focuses the button that removes the next item of a list, or else the one before. Without another item, it focuses the
 * button after the list, which adds one. To be called before the removal, with which the focus would be lost.
 * @param item the element that will be removed
 */
export function focusNeighbour(item: Element | null): void {
  const near = [
    item?.nextElementSibling,
    item?.previousElementSibling,
    item?.parentElement?.nextElementSibling,
  ];
  const buttons = near.map((element) =>
    element?.matches('button') ? element : element?.querySelector('[aria-label^="Remove "]'),
  );
  const button = buttons.find((found) => found instanceof HTMLElement);
  button?.focus();
}
