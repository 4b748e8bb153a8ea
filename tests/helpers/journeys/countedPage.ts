import type { Locator, Page } from '@playwright/test';
import { expect } from './site';

/** Scrolls an element to the middle of the screen if it is outside or covered. Returns by how many screens. */
async function scrollTo(target: Locator): Promise<number> {
  await expect(target).toBeVisible();
  return target.evaluate((element) => {
    const rect = element.getBoundingClientRect();
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.contains(element))) return 0;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const moved = Math.abs(y - element.getBoundingClientRect().top - rect.height / 2);
    return Math.max(1, Math.ceil(moved / innerHeight));
  });
}

/**
 * Counts what a person does on a phone: 1 for a press, for the focus of a field and for each screen that is scrolled, 2
 * for an option of a select and for a date. Typing costs nothing.
 */
export function countedPage(page: Page) {
  let taps = 0;
  const act = async (target: Locator, cost: number, action: () => Promise<unknown>) => {
    taps += cost + (await scrollTo(target));
    await action();
  };
  return {
    page,
    act,
    taps: () => taps,
    press: (target: Locator) => act(target, 1, () => target.click()),
    /** Types into a field. It costs nothing else if the field has the focus already. */
    type: async (field: Locator, text: string) => {
      const hasFocus = await field.evaluate((element) => element === document.activeElement);
      await act(field, hasFocus ? 0 : 1, () => field.fill(text));
    },
    choose: (select: Locator, option: string) => act(select, 2, () => select.selectOption(option)),
    date: (field: Locator, day: string) => act(field, 2, () => field.fill(day)),
  };
}
