import Tooltip from '@mui/material/Tooltip';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAdminPart } from '../../../tests/helpers/component/AdminHarness';

it('A tooltip can be hovered, but takes no press before it is placed', async () => {
  await renderAdminPart(
    <Tooltip title="Undo">
      <button type="button">↶</button>
    </Tooltip>,
  );
  await page.getByRole('button', { name: 'Undo' }).hover();
  const tooltip = page.getByRole('tooltip', { name: 'Undo' });
  await expect.element(tooltip).toHaveAttribute('data-popper-placement');
  const popper = tooltip.element();
  expect(getComputedStyle(popper).pointerEvents).toBe('auto');
  popper.removeAttribute('data-popper-placement');
  expect(getComputedStyle(popper).pointerEvents).toBe('none');
});
