/**
 * Focuses the button that removes the next item of a list, or else the one before. Without another item, it focuses the
 * button after the list, which adds one. To be called before the removal, with which the focus would be lost.
 * @param item the element that will be removed
 */
export function focusNeighbour(item: Element | null): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const button = neighbour
    ? neighbour.querySelector<HTMLElement>('button[aria-label^="Remove "]')
    : item?.parentElement?.nextElementSibling;
  if (button instanceof HTMLElement) button.focus();
}
