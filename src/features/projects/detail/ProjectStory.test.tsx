import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parseProjectFile } from '@/domain/project/schema';
import { pictureOf, renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { ProjectStory } from './ProjectStory';

const [RED = '', TEAL = '', NAVY = ''] = ['red', 'teal', 'navy'].map(pictureOf);

async function show(record: object) {
  const [project] = parseProjectFile({ projects: [{ id: 'p', title: 'Nights', ...record }] }).value;
  if (!project) throw new Error('the project was left out');
  await renderWithProviders(<ProjectStory project={project} panel={null} />, {
    pictures: { find: () => undefined, fallback: RED },
  });
}

const opener = (n: number, of: number) =>
  page.getByRole('button', { name: `View image ${n} of ${of}: Nights` });
const dialog = page.getByRole('dialog', { name: 'Images of Nights' });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

describe('images of a project', () => {
  it('open the lightbox at the clicked image, which returns focus on Escape', async () => {
    await show({ image: RED, images: [TEAL], gallery: [NAVY, TEAL] });
    await opener(3, 3).click();
    await expect.element(dialog.getByText('3 / 3')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener(3, 3)).toHaveFocus();
  });

  it('have no arrow buttons for a single image', async () => {
    await show({ image: RED });
    await expect.element(heading('Gallery')).not.toBeInTheDocument();
    await opener(1, 1).click();
    await expect.element(dialog.getByText('1 / 1')).toBeVisible();
    const arrows = dialog.getByRole('button', { name: /Previous|Next/ });
    await expect.element(arrows).not.toBeInTheDocument();
  });

  it('are replaced by the logo, which does not open the lightbox', async () => {
    await show({ image: ' ' });
    const image = page.getByRole('img', { name: 'Nights' });
    await expect.element(image).toHaveAttribute('src', RED);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});

describe('the film of a project', () => {
  const play = page.getByRole('button', { name: 'Play film', exact: true });
  const film = () => document.querySelector('video');

  it('plays in place, takes the focus, and stops when the lightbox is opened', async () => {
    await show({ image: RED, gallery: [TEAL], video: '/media/nights.mp4' });
    expect(film()).toBeNull();
    await play.click();
    await expect.poll(film).toHaveFocus();
    expect(opener(2, 3).element().closest('[inert]')).not.toBeNull();
    await opener(3, 3).click();
    await expect.element(dialog.getByText('3 / 3')).toBeVisible();
    expect(film()).toBeNull();
  });

  it('is the first slide of the lightbox, and stops at another one', async () => {
    await show({ image: RED, gallery: [TEAL], video: '/media/nights.mp4' });
    await opener(2, 3).click({ position: { x: 20, y: 20 } });
    const zoom = dialog.getByRole('button', { name: 'Zoom in' });
    await expect.element(zoom).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(dialog.getByText('1 / 3')).toBeVisible();
    await expect.element(zoom).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await expect.element(dialog.getByText('3 / 3')).toBeVisible();
    await expect.element(zoom).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByText('1 / 3')).toBeVisible();
    await dialog.getByRole('button', { name: 'Play film' }).click();
    await expect.poll(film).toBeVisible();
    await dialog.getByRole('button', { name: 'Next image' }).click();
    await expect.poll(film).toBeNull();
  });

  it('is a link without a connection', async () => {
    const video = 'https://vimeo.com/76979871';
    await show({ image: RED, video });
    await expect.element(play).toBeVisible();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await expect
      .element(page.getByRole('link', { name: 'Play film' }))
      .toHaveAttribute('href', video);
    await expect.element(play).not.toBeInTheDocument();
  });
});

describe('texts of a project', () => {
  it('have an overview with paragraphs', async () => {
    await show({ description: ['One.', 'Two.'] });
    await expect.element(heading('Overview')).toBeVisible();
    await expect.element(page.getByText('One.', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Two.', { exact: true })).toBeVisible();
  });

  it('have details and technologies as lists', async () => {
    await show({ details: ['Two days', ' '], technologies: ['Dolly'] });
    const items = page.getByRole('listitem');
    await expect.element(heading('Details')).toBeVisible();
    await expect.element(heading('Technologies')).toBeVisible();
    expect(items.elements().map((item) => item.textContent)).toEqual(['Two days', 'Dolly']);
  });

  it('leave out empty sections', async () => {
    await show({ details: [], technologies: [' '] });
    await expect.element(page.getByRole('img', { name: 'Nights' })).toBeVisible();
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  });
});
