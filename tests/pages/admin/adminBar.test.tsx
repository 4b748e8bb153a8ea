import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { renderAdminPart } from '../../helpers/component/AdminHarness';
import { AdminBar } from '../../../src/admin/shell/AdminBar';

it.each([320, 360])('The save status covers no icon at %s px', async (width) => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, 700);
  await renderAdminPart(<AdminBar onOpenMenu={() => undefined} />);
  const text = document.createRange();
  text.selectNodeContents(page.getByText('Loading changes...').element());
  const status = text.getBoundingClientRect();
  const covered = page
    .getByRole('button')
    .elements()
    .flatMap((button) => [...button.querySelectorAll('svg')])
    .filter((icon) => {
      const { left, right, top, bottom } = icon.getBoundingClientRect();
      return (
        left < status.right && right > status.left && top < status.bottom && bottom > status.top
      );
    });
  expect(covered).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(width);
});
