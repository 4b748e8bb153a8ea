import type { MouseEvent } from 'react';

/**
 * Time in ms after the effect of a touch was shown, and distance in px, within which a second one is part of a double tap.
 * Phones count each of them as a single click. A slow phone shows the effect late, and a person can only aim at visible buttons.
 */
const DOUBLE_TAP = { time: 500, distance: 24 };

interface Press {
  control: Element | null;
  event: globalThis.MouseEvent;
  /** When its effect was shown, in ms. */
  shownAt: number;
}

let last: Press | undefined;

const isTouch = (event: globalThis.MouseEvent) =>
  event instanceof PointerEvent && event.pointerType === 'touch';

function isDouble({ event: first, shownAt }: Press, second: globalThis.MouseEvent): boolean {
  if (second.detail > 1) return true;
  return (
    isTouch(first) &&
    isTouch(second) &&
    second.timeStamp - shownAt < DOUBLE_TAP.time &&
    Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < DOUBLE_TAP.distance
  );
}

/** Ignores the second click of a double click or tap if the first one has put another control at its place. */
export function ignoreDoublePress(event: MouseEvent): void {
  const { target, nativeEvent } = event;
  if (!(target instanceof Element)) return;
  // A label also clicks its control.
  const control = target.closest('label')?.control ?? target.closest('a, button, input, [role]');
  const before = last;
  const press = { control, event: nativeEvent, shownAt: Infinity };
  last = press;
  // A task that follows the next frame runs when the frame has been shown.
  requestAnimationFrame(() =>
    setTimeout(() => {
      press.shownAt = performance.now();
    }),
  );
  if (!before || before.control === control || !isDouble(before, nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
}
