import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pictureOf, renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { Carousel } from './Carousel';

const THREE = ['teal', 'orange', 'navy'].map(pictureOf);

async function show(images: readonly string[]) {
  await renderWithProviders(
    <Carousel images={images} name="Cine Zoom" ratio={[4, 3]} sizes="100vw" />,
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Images of Cine Zoom' });

function currentNumber(): number {
  const track = document.querySelector('[aria-roledescription="carousel"] ul');
  if (!track) throw new Error('There is no track');
  return Math.round(track.scrollLeft / track.clientWidth) + 1;
}

async function expectPicture(number: number) {
  await expect.poll(currentNumber).toBe(number);
  await expect.element(button(`Show image ${number}`)).toHaveAttribute('aria-current', 'true');
}

describe('Carousel', () => {
  it('is a named group that numbers its images', async () => {
    await show(THREE);
    const group = page.getByRole('group', { name: 'Images of Cine Zoom' });
    await expect.element(group).toBeVisible();
    for (const number of [1, 2, 3])
      await expect
        .element(group.getByRole('img', { name: `Cine Zoom, image ${number} of 3` }))
        .toBeInTheDocument();
  });

  it('moves forward and back and wraps around', async () => {
    await show(THREE);
    await expectPicture(1);
    await button('Next image').click();
    await expectPicture(2);
    await button('Next image').click();
    await button('Next image').click();
    await expectPicture(1);
    await button('Previous image').click();
    await expectPicture(3);
  });

  it('shows the image of a clicked thumbnail', async () => {
    await show(THREE);
    await button('Show image 3').click();
    await expectPicture(3);
    await expect.element(button('Show image 1')).toHaveAttribute('aria-current', 'false');
  });

  it('keeps the thumbnail of the current image visible', async () => {
    await show(Array.from({ length: 12 }, (_, index) => `${pictureOf('teal')}#${index}`));
    await button('Previous image').click();
    await expectPicture(12);
    await expect.element(button('Show image 12')).toBeInViewport();
    await button('Next image').click();
    await expect.element(button('Show image 1')).toBeInViewport();
  });

  it('updates the current image after a swipe', async () => {
    await show(THREE);
    const track = document.querySelector('[aria-roledescription="carousel"] ul') as HTMLElement;
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
    await expectPicture(2);
  });

  it('opens the lightbox at the current image and returns focus', async () => {
    await show(THREE);
    await button('Show image 2').click();
    await button('Zoom image').click();
    await expect.element(dialog.getByText('2 / 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByText('3 / 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByText('1 / 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(dialog.getByText('3 / 3')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Zoom image')).toHaveFocus();
  });

  it('has previous, next and close buttons in the lightbox', async () => {
    await show(THREE);
    await button('Zoom image').click();
    await dialog.getByRole('button', { name: 'Previous image' }).click();
    await expect.element(dialog.getByText('3 / 3')).toBeVisible();
    await dialog.getByRole('button', { name: 'Next image' }).click();
    await expect.element(dialog.getByText('1 / 3')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close image viewer' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('zooms the image of the lightbox', async () => {
    await show(THREE);
    await button('Zoom image').click();
    const image = dialog.getByRole('img').first();
    const width = () => image.element().getBoundingClientRect().width;
    await expect.poll(width).toBeGreaterThan(0);
    const before = width();
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeGreaterThan(before * 1.4);
    await dialog.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(width).toBe(before);
  });

  it('leaves the arrow keys to a zoomed image that has the focus', async () => {
    await show(THREE);
    await button('Zoom image').click();
    const slide = dialog.getByRole('listitem').first();
    await expect.element(slide).toBeVisible();
    const isTaken = () => {
      const init = { key: 'ArrowRight', bubbles: true, cancelable: true };
      return !slide.element().dispatchEvent(new KeyboardEvent('keydown', init));
    };
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    expect(isTaken()).toBe(false);
    await dialog.getByRole('button', { name: 'Zoom out' }).click();
    expect(isTaken()).toBe(true);
  });

  it('has no navigation for a single image', async () => {
    await show([THREE[0] ?? '']);
    await expect.element(page.getByRole('img', { name: 'Cine Zoom', exact: true })).toBeVisible();
    await expect.element(button('Next image')).not.toBeInTheDocument();
    await expect.element(button('Show image 1')).not.toBeInTheDocument();
    await button('Zoom image').click();
    await expect.element(dialog.getByText('1 / 1')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByText('1 / 1')).toBeVisible();
  });

  it('shows the logo for a product without images', async () => {
    await renderWithProviders(
      <Carousel images={[]} name="Cine Zoom" ratio={[4, 3]} sizes="100vw" />,
      {
        pictures: { find: () => undefined, fallback: THREE[1] ?? '' },
      },
    );
    const image = page.getByRole('img', { name: 'Cine Zoom', exact: true });
    await expect.element(image).toHaveAttribute('src', THREE[1]);
  });

  it('shows the logo for a broken image in the lightbox too, without endless retries', async () => {
    let failures = 0;
    const count = () => (failures += 1);
    document.addEventListener('error', count, true);
    onTestFinished(() => document.removeEventListener('error', count, true));
    const pictures = { find: () => undefined, fallback: '/media/gone-too.svg' };
    await renderWithProviders(
      <Carousel images={['/media/gone.webp']} name="Cine Zoom" ratio={[4, 3]} sizes="100vw" />,
      {
        pictures,
      },
    );
    // Image and logo, on the page and in the lightbox.
    await expect.poll(() => failures).toBe(2);
    await button('Zoom image').click();
    await expect.element(dialog.getByRole('img')).toHaveAttribute('src', '/media/gone-too.svg');
    await expect.poll(() => failures).toBe(4);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(failures).toBe(4);
  });
});
