import type { Page } from '@playwright/test';

export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scope = window as { layoutShift?: number };
    scope.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        scope.layoutShift = (scope.layoutShift ?? 0) + ((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShiftOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (window as { layoutShift?: number }).layoutShift);
}
