import { content } from '../../helpers/hosts/builtSite';
import { expect, open, test } from '../../helpers/journeys/site';

const { testimonials } = content.home();
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

test('The testimonials have text, name, role and image', async ({ page }) => {
  await open(page, '/testimonials');
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    const name = testimonials.title || 'Testimonials';
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const voices = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem');
    await expect(voices).toHaveCount(testimonials.cards.length);
    for (const [index, card] of testimonials.cards.entries()) {
      const voice = voices.nth(index);
      await expect(voice.getByRole('blockquote')).toHaveText(card.text);
      await expect(voice).toContainText(card.name);
      await expect(voice).toContainText(card.role);
      await expect(voice.locator('img')).toHaveCount(1);
    }
  }
});
