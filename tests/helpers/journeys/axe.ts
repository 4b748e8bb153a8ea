import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What may differ between two colour schemes of one page. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the page as it is now, one line for each place. */
export function axeViolations(page: Page): Promise<string[]> {
  return troubles(page, { type: 'tag', values: RULES });
}

/** What axe finds wrong with the colours of the page as it is now. */
export function colourViolations(page: Page): Promise<string[]> {
  return troubles(page, { type: 'rule', values: COLOURS });
}

/**
 * Lets colours arrive where they are going. What inherits a changing colour sets out when that has arrived, so it is
 * looked at again until nothing moves.
 */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Asking for them brings the styles up to date; no frame of a stopped clock is waited for.
    const moving = () =>
      document
        .getAnimations()
        .filter((item) => item instanceof CSSTransition && item.playState === 'running');
    for (let found = moving(); found.length > 0; found = moving())
      await Promise.all(found.map(({ finished }) => finished.catch(() => undefined)));
  });
}

async function troubles(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  await untilStill(page);
  // Once for each document and frame: half a megabyte is work for the browser.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options: RunOptions): Promise<AxeResults['violations']> => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      return (await run(document, options)).violations;
    },
    { resultTypes: ['violations' as const], runOnly },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
