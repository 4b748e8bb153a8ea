import Button from '@mui/material/Button';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { RecordCard } from './ChangeCard';

it.each([
  ['below it on a phone', 375, false],
  ['beside it on a wide screen', 1024, true],
])('The button of a card with a long heading is %s', async (_where, width, isBeside) => {
  await page.viewport(width, 700);
  await renderAdminPart(
    <ul style={{ padding: 16, margin: 0 }}>
      <RecordCard
        title={<h3>Product “Bi-Colour LED Panel 1x1 with Softbox” was deleted later</h3>}
        action={<Button variant="outlined">Restore “Bi-Colour LED Panel 1x1 with Softbox”</Button>}
      >
        <p>Content</p>
      </RecordCard>
    </ul>,
  );
  const heading = page.getByRole('heading').element().getBoundingClientRect();
  const button = page.getByRole('button').element().getBoundingClientRect();
  expect(heading.width).toBeGreaterThan(200);
  expect(button.top < heading.bottom).toBe(isBeside);
  expect(document.documentElement.scrollWidth).toBe(width);
});
