import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FAILURES } from '@/mocks/handlers/handlers';
import {
  expectNoAxeViolations,
  heldBack,
  openSite,
  textsOf,
  title,
} from '../helpers/component/publicSite';
import { PORTFOLIO, textOf } from '../helpers/content/samplePortfolio';

const INDEX = 'projects/index.json';
const CATEGORIES = 'categories/projects/index.json';
const { projects: PROJECTS, categories: SAMPLE_CATEGORIES } = PORTFOLIO;
const FILES = { [INDEX]: { projects: PROJECTS }, [CATEGORIES]: { categories: SAMPLE_CATEGORIES } };
const WHOLE = 'Showing 1–6 of 40 projects';
const TITLES = PROJECTS.map((project) => project.title);
const CHOICES = ['All Categories', 'Film Works', 'Spots', 'Nothing Yet'];

const main = () => page.getByRole('main');
const status = () => main().getByRole('status');
const titles = () => textsOf(main().getByRole('heading', { level: 3 }));
const search = () => page.getByRole('searchbox', { name: 'Search projects' });
const chips = () => page.getByRole('group', { name: 'Categories' });
const chip = (name: string) => chips().getByRole('button', { name, exact: true });
const pager = () => page.getByRole('navigation', { name: 'Project pages' });

const expectStatus = async (text: string) => {
  await expect.element(status()).toHaveTextContent(text);
};
const expectTitles = async (expected: readonly string[]) => {
  await expect.poll(titles).toEqual(expected);
};
const expectSomeFocus = () => expect(document.activeElement).not.toBe(document.body);
const openProjects = (rest = '', answers: Record<string, unknown> = FILES) =>
  openSite(`/projects${rest}`, answers);

beforeEach(() => page.viewport(1280, 800));

describe('the projects', () => {
  it('are listed six a page, with categories, at most 100 characters of text, and a link', async () => {
    await openProjects();
    await expect.element(title('Projects')).toBeVisible();
    await expectTitles(TITLES.slice(0, 6));
    await expectStatus(WHOLE);
    const card = page.getByRole('article').first();
    await expect.element(card.getByRole('link')).toHaveAttribute('href', '/projects/osun');
    await expect.element(card).toHaveTextContent('Film Works, Spots');
    await expect.element(card).toHaveTextContent(`${textOf(100)}…`);
    await search().fill('loner');
    await expectTitles(['Loner']);
    await expect.element(page.getByRole('article')).toHaveTextContent(textOf(100));
    await expect.element(page.getByRole('article')).not.toHaveTextContent('…');
  });

  it('can be narrowed to an active category, and Back reverts each choice', async () => {
    const site = await openProjects();
    await expect.poll(() => textsOf(chips().getByRole('button'))).toEqual(CHOICES);
    await expect.element(chip('All Categories')).toHaveAttribute('aria-pressed', 'true');
    await chip('Film Works').click();
    await expectStatus('Showing 1–6 of 13 projects');
    await expect.element(chip('Film Works')).toHaveFocus();
    await expect.poll(() => document.title).toMatch(/^Projects: Film Works/);
    await chip('Spots').click();
    await expectStatus('Showing 1–6 of 26 projects');
    expect(titles()[0]).toBe('Ọ̀ṣun Grove');
    await chip('All Categories').click();
    await expect.poll(site.url).toBe('/projects');
    site.back();
    await expect.element(chip('Spots')).toHaveAttribute('aria-pressed', 'true');
    site.back();
    await expect.element(chip('Film Works')).toHaveAttribute('aria-pressed', 'true');
  });

  it('are searched while typing, and the URL follows', async () => {
    const site = await openProjects();
    await userEvent.type(search(), 'grove osun');
    await expectTitles(['Ọ̀ṣun Grove']);
    await expectStatus('1 project');
    await expect.poll(site.url).toBe('/projects?q=grove+osun');
    await page.getByRole('button', { name: 'Clear text' }).click();
    await expect.element(search()).toHaveFocus();
    await expectStatus(WHOLE);
  });

  it('are on pages, the last of which is shown for a number that is too high', async () => {
    const site = await openProjects('/category/films?page=999');
    await expectStatus('Showing 13 of 13 projects');
    site.go('/projects');
    await pager().getByRole('button', { name: 'Page 4', exact: true }).click();
    await expectTitles(TITLES.slice(18, 24));
    await expect.poll(site.url).toBe('/projects?page=4');
  });

  it('have a menu of categories on a phone', async () => {
    await page.viewport(360, 740);
    const site = await openProjects();
    const button = (name: string) => page.getByRole('button', { name: `Category: ${name}` });
    const menu = page.getByRole('menu', { name: 'Category' });
    await expect.element(button('All Categories')).toHaveTextContent(/^All Categories$/);
    expect(chips().elements()).toHaveLength(0);
    await button('All Categories').click();
    await expect.poll(() => textsOf(menu.getByRole('menuitemradio'))).toEqual(CHOICES);
    await menu.getByRole('menuitemradio', { name: 'Film Works' }).click();
    await expectStatus('Showing 1–6 of 13 projects');
    await expect.poll(site.url).toBe('/projects/category/films');
    await expect.element(button('Film Works')).toHaveFocus();
    expect(menu.elements()).toHaveLength(0);
  });
});

describe('a list without projects', () => {
  it('shows a message, a link to the contact form and a button that clears the filters', async () => {
    const site = await openProjects('?q=nothing%20like%20it');
    await expect.element(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
    await expectNoAxeViolations();
    for (const address of [
      '?q=nothing%20like%20it',
      '/category/nothing-yet',
      '/category/__proto__?page=999',
    ]) {
      site.go(`/projects${address}`);
      await expectStatus('0 projects');
      await expect
        .element(page.getByText('Try adjusting your search or filter criteria'))
        .toBeVisible();
      await expect
        .element(main().getByRole('link', { name: 'Contact Us' }))
        .toHaveAttribute('href', '/#contact');
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expectStatus(WHOLE);
      await expect.poll(site.url).toBe('/projects');
      expectSomeFocus();
    }
  });

  it('offers no filters to clear where none are set', async () => {
    await openProjects('', { ...FILES, [INDEX]: { projects: [] } });
    await expect.element(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Clear filters' }).elements()).toHaveLength(0);
  });
});

describe('projects whose file', () => {
  it('is refused show an error, keep the search, and are loaded by Try Again', async () => {
    const site = await openSite('/cart', FILES);
    site.answerWith([INDEX], FAILURES['is refused']);
    site.go('/projects?q=film');
    const panel = page.getByRole('alert');
    await expect.element(panel).toHaveTextContent('Error Loading Projects');
    await expect.element(panel).toHaveTextContent('Failed to load projects');
    await expect.element(search()).toHaveValue('film');
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expectNoAxeViolations();
    site.heal();
    await panel.getByRole('button', { name: 'Try Again' }).click();
    // The first one has the word in its category only.
    await expectTitles(TITLES.slice(1, 7));
    expectSomeFocus();
  });

  it('is requested again by Try Again keep the name of their category', async () => {
    const site = await openSite('/cart', FILES);
    site.answerWith([INDEX, CATEGORIES], FAILURES['is refused']);
    site.go('/projects/category/movie');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.element(trail).toHaveTextContent('Movie');
    site.answerWith([INDEX, CATEGORIES], heldBack({}).reply);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expectStatus('Loading projects...');
    await expect.element(trail).toHaveTextContent('Movie');
  });

  it('is loading show placeholders and the default categories', async () => {
    const site = await openSite('/cart', FILES);
    const index = heldBack(FILES[INDEX]);
    const categories = heldBack(FILES[CATEGORIES]);
    site.answerWith([INDEX], index.reply);
    site.answerWith([CATEGORIES], categories.reply);
    site.go('/projects');
    await expectStatus('Loading projects...');
    expect(textsOf(chips().getByRole('button'))).toEqual([
      'All Categories',
      'Film Production',
      'Commercial',
    ]);
    expect(page.getByRole('article').elements()).toHaveLength(0);
    index.release();
    categories.release();
    await expectStatus(WHOLE);
  });
});
