import type { Page } from '@playwright/test';
import { expect } from './site';

/** Returns elements that exceed the width of the screen, except inside scroll containers. */
async function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
        if (getComputedStyle(up).overflowX !== 'visible') return true;
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, width: own, height } = element.getBoundingClientRect();
        return own > 1 && height > 1 && (right > width + 1 || left < -1) && !scrolls(element);
      })
      .map(
        (element) =>
          `${element.tagName.toLowerCase()} '${(element.textContent ?? '').slice(0, 40)}'`,
      );
  });
}

export async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  // The page receives the new size of the window one frame later.
  await expect.poll(() => stickingOut(page)).toEqual([]);
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, dl, article :is(h3, .price, .tag)')].flatMap((part) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}
