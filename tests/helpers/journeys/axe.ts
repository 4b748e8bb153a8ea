import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result may differ between the colour schemes of a page. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

export function axeViolations(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: RULES });
}

export function colourViolations(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'rule', values: COLOURS });
}

/** An element that inherits a changing colour starts its own transition after that, so the check is repeated. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Reading the animations updates the styles, so that no frame is needed, also with a
    // stopped clock.
    const moving = () =>
      document
        .getAnimations()
        .filter((item) => item instanceof CSSTransition && item.playState === 'running');
    for (let found = moving(); found.length > 0; found = moving())
      await Promise.all(found.map(({ finished }) => finished.catch(() => undefined)));
  });
}

async function runAxe(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  await untilStill(page);
  // Injected once per document and frame, because the script has half a megabyte.
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
