import type { Page } from '@playwright/test';
import { productImages } from '../../../src/domain/product/product';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import { serveProduct } from '../../helpers/content/catalogue';
import { expect, open, test } from '../../helpers/journeys/site';

const name = 'Three Pictures';
const total = 3;

const carousel = (page: Page) => page.getByRole('group', { name: `Images of ${name}` });
const lightbox = (page: Page) => page.getByRole('dialog', { name: `Images of ${name}` });
const slide = (page: Page, at: number) =>
  carousel(page).getByRole('img', { name: `${name}, image ${at} of ${total}` });
const thumb = (page: Page, at: number) =>
  carousel(page).getByRole('button', { name: `Show image ${at}` });

test.beforeEach(async ({ page }) => {
  const pictures = content.products().flatMap((one) => productImages(content.productRecord(one)));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { slug } = await serveProduct(page, [...new Set(pictures)].slice(0, total));
  await open(page, `/store/${slug}`);
  await expect(thumb(page, total)).toBeVisible();
});

test('Buttons, thumbnails and a swipe show the other images', async ({ page }) => {
  const view = carousel(page);
  await expect(slide(page, 1)).toBeInViewport();
  await view.getByRole('button', { name: 'Next image' }).click();
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
  await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect(thumb(page, 1)).toHaveAttribute('aria-current', 'false');
  await view.getByRole('button', { name: 'Previous image' }).click();
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
  await view.getByRole('button', { name: 'Previous image' }).click();
  await expect(slide(page, total)).toBeInViewport({ ratio: 0.5 });
  await view.getByRole('button', { name: 'Next image' }).click();
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
  await slide(page, 1).hover();
  await page.mouse.wheel(400, 0);
  await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
  await thumb(page, total).click();
  await expect(slide(page, total)).toBeInViewport({ ratio: 0.5 });
});

test('The lightbox opens at the current image, counts, moves by keys and buttons, and returns focus', async ({
  page,
}) => {
  const zoom = carousel(page).getByRole('button', { name: 'Zoom image' });
  await thumb(page, 2).click();
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
  await zoom.focus();
  await page.keyboard.press('Enter');
  const box = lightbox(page);
  const counter = (at: number) => box.getByText(`${at} / ${total}`, { exact: true });
  await expect(counter(2)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(1)).toBeVisible();
  await expect(box.getByRole('img', { name: `${name}, image 1 of ${total}` })).toBeInViewport({
    ratio: 0.3,
  });
  await page.keyboard.press('ArrowLeft');
  await expect(counter(total)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(counter(1)).toBeVisible();
  await box.getByRole('button', { name: 'Next image' }).click();
  await expect(counter(2)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(counter(3)).toBeVisible();
  await box.getByRole('button', { name: 'Previous image' }).click();
  await expect(counter(2)).toBeVisible();
  // After a press on the image, the keys still work.
  await page.mouse.click(195, 422);
  await page.keyboard.press('ArrowLeft');
  await expect(counter(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(zoom).toBeFocused();
});

test('The lightbox zooms, keeps focus inside, and closes by its button', async ({ page }) => {
  const zoom = carousel(page).getByRole('button', { name: 'Zoom image' });
  await zoom.click();
  const box = lightbox(page);
  const picture = box.getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  await box.getByRole('button', { name: 'Zoom in' }).click();
  expect(await width()).toBeGreaterThan(before * 1.4);
  expect(await axeViolations(page)).toEqual([]);
  await box.getByRole('button', { name: 'Zoom out' }).click();
  expect(await width()).toBe(before);
  expect(await axeViolations(page)).toEqual([]);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside).toBe(true);
  }
  await box.getByRole('button', { name: 'Close image viewer' }).click();
  await expect(box).toBeHidden();
  await expect(zoom).toBeFocused();
});
