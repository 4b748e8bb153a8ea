import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CardGrid } from '@/ui/layout/Boxes';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { ProjectCard } from './ProjectCard';

const LONG = 'An empty stage in Abuja, an hour before the band walks on and the lights go up';

const project = (id: string, title: string) => ({
  id,
  slug: id,
  title,
  category: ['Film Production', 'Music Video'],
  image: '',
  isFeatured: false,
  description: LONG,
});

it.each([360, 768, 1280])('a long title makes the cards of a row higher: %i px', async (width) => {
  await page.viewport(width, 800);
  await renderWithProviders(
    <CardGrid columns={[1, 2, 2]}>
      <li>
        <ProjectCard project={project('a', `${LONG}, ${LONG}, ${LONG}, ${LONG}`)} sizes="" />
      </li>
      <li>
        <ProjectCard project={project('b', 'Osun')} sizes="" />
      </li>
    </CardGrid>,
  );
  const [high, low] = page.getByRole('article').elements();
  const text = high!.querySelector('.text')!.getBoundingClientRect();
  const card = high!.getBoundingClientRect();
  expect(text.top).toBeGreaterThanOrEqual(card.top);
  expect(text.bottom).toBeLessThanOrEqual(card.bottom);
  const { height, width: side } = low!.getBoundingClientRect();
  if (width < 600) expect(height).toBeCloseTo((side * 9) / 16, 0);
  else expect(height).toBe(card.height);
});
