import { yieldToMain } from '../schedule';

/**
 * Renders the deferred parts above the visitor (`deferredRendering`), whose heights then change, and waits for a frame.
 * Browsers keep the visible part in place only while its own style does not change.
 */
export async function renderAbove(): Promise<void> {
  if (window.scrollY === 0) return;
  for (const part of document.querySelectorAll<HTMLElement>('main section'))
    if (part.getBoundingClientRect().bottom < 0) part.style.contentVisibility = 'visible';
  await new Promise(requestAnimationFrame);
  await yieldToMain();
}
