import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { Button } from '../form/Button';
import { BottomBar } from './RequestBoxes';

it('A narrow bar shows only the icon of its second button, in the middle', async () => {
  await page.viewport(320, 740);
  await renderWithProviders(
    <BottomBar>
      <Button variant="contained">Book Now</Button>
      <Button href="/" variant="outlined">
        <WhatsAppIcon />
        Ask on WhatsApp
      </Button>
    </BottomBar>,
  );
  const link = page.getByRole('link', { name: 'Ask on WhatsApp' }).element();
  const [button, icon] = [link, link.firstElementChild as Element].map((element) => {
    const { left, width } = element.getBoundingClientRect();
    return { width, middle: left + width / 2 };
  });
  expect(button?.width).toBeLessThan(50);
  expect(icon?.middle).toBeCloseTo(button?.middle ?? 0, 0);
});
