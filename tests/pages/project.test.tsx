import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FAILURES } from '@/mocks/handlers/handlers';
import {
  expectNoAxeViolations,
  heldBack,
  openSite,
  textsOf,
  title,
} from '../helpers/component/publicSite';

interface SampleProject {
  id: string;
  title: string;
  slug: string;
  [field: string]: unknown;
}

const INDEX = 'projects/index.json';
const KNOWN: SampleProject = {
  id: 'x-1',
  title: 'Half Known',
  slug: 'half-known',
  category: ['Movie'],
  client: 'A client',
};

const main = () => page.getByRole('main');
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });

function filesOf(record: SampleProject, hasRecord = true): Record<string, unknown> {
  const { id, title: name, slug, image, category } = record;
  const category0 = Array.isArray(category) ? (category as string[])[0] : undefined;
  const file = (category0 ?? 'uncategorized').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    [INDEX]: { projects: [{ id, title: name, slug, image, category }] },
    ...(hasRecord && { [`projects/by-category/${file}.json`]: { projects: [record] } }),
  };
}

const openProject = (record: SampleProject) =>
  openSite(`/projects/${record.slug}`, {
    'site.json': { brand: { logo: '/media/brand/logo.svg' } },
    ...filesOf(record),
  });

beforeEach(() => page.viewport(1280, 800));

describe('an unknown project', () => {
  it('is not found, whatever its ID is, and there are links to the projects and the home page', async () => {
    await page.viewport(360, 740);
    const site = await openSite('/projects', filesOf(KNOWN));
    for (const odd of [
      '__proto__',
      encodeURIComponent('<script>alert(1)</script>'),
      'x'.repeat(2000),
    ]) {
      site.go(`/projects/${odd}`);
      await expect.element(title('Project Not Found')).toBeVisible();
      await expect
        .element(
          page.getByText("The project you're looking for doesn't exist or may have been removed."),
        )
        .toBeVisible();
      await expect
        .element(page.getByText(/^Project not found with ID\/slug: ./))
        .toHaveTextContent(decodeURIComponent(odd).slice(0, 30));
      expect(document.title).toMatch(/^Project Not Found/);
      expect(document.documentElement.scrollWidth).toBe(360);
      await expect
        .element(main().getByRole('link', { name: 'Go to Home' }))
        .toHaveAttribute('href', '/');
      await link('Back to Projects').click();
      await expect.element(title('Projects')).toHaveFocus();
      await expect.poll(site.url).toBe('/projects');
    }
  });

  it('without an ID has its own message and a link to the projects', async () => {
    await openSite('/projects/%20', filesOf(KNOWN));
    await expect.element(heading('Error Loading Project')).toBeVisible();
    await expect.element(page.getByText('No project ID provided')).toBeVisible();
    await expect.element(link('Back to Projects')).toBeVisible();
  });
});

describe('a project whose index', () => {
  it('is refused shows an error, and is loaded by Try Again', async () => {
    const site = await openSite('/cart', filesOf(KNOWN));
    site.answerWith([INDEX], FAILURES['is refused']);
    site.go(`/projects/${KNOWN.id}`);
    const panel = page.getByRole('alert');
    await expect.element(panel).toHaveTextContent('Error Loading Project');
    await expect.element(panel).toHaveTextContent('Failed to load project');
    await expect.element(panel.getByRole('link', { name: 'Go to Home' })).toBeVisible();
    await expectNoAxeViolations();
    site.heal();
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(title(KNOWN.title)).toBeVisible();
    await expect.poll(site.url).toBe(`/projects/${KNOWN.slug}`);
  });

  it("is loading shows 'Loading project...'", async () => {
    const site = await openSite('/cart', filesOf(KNOWN));
    const { reply, release } = heldBack(filesOf(KNOWN)[INDEX]);
    site.answerWith([INDEX], reply);
    site.go(`/projects/${KNOWN.id}`);
    await expect.element(main().getByRole('status')).toHaveTextContent('Loading project...');
    release();
    await expect.element(title(KNOWN.title)).toBeVisible();
  });
});

it('A project whose record cannot be read shows the values of the list, and is loaded by Try Again', async () => {
  const site = await openSite('/cart', filesOf(KNOWN));
  site.answerWith(['projects/by-category/movie.json'], FAILURES['is missing']);
  site.go(`/projects/${KNOWN.slug}`);
  await expect.element(title(KNOWN.title)).toBeVisible();
  const partial = page.getByText('Part of this project could not be loaded.');
  await expect.element(partial).toBeVisible();
  await expectNoAxeViolations();
  site.heal();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByRole('complementary').getByText('A client')).toBeVisible();
  expect(partial.elements()).toHaveLength(0);
});

describe('a project', () => {
  it('shows all of its values, and leads to related projects', async () => {
    const record = {
      ...KNOWN,
      subtitle: 'A film of one night',
      date: '2025-03-14',
      location: 'Lagos',
      isFeatured: true,
      relatedProjects: ['x-2'],
    };
    const other = { ...KNOWN, id: 'x-2', title: 'Days', slug: 'days' };
    const files = filesOf(record);
    const site = await openSite(`/projects/${record.slug}`, {
      ...files,
      [INDEX]: { projects: [record, other] },
    });
    await expect.element(title(record.title)).toBeVisible();
    for (const text of [record.subtitle, 'Featured'])
      await expect.element(main().getByText(text, { exact: true })).toBeVisible();
    const panel = main().getByRole('complementary', { name: 'At a glance' });
    for (const text of ['A client', '14 March 2025', 'Lagos'])
      await expect.element(panel).toHaveTextContent(text);
    await expect
      .element(panel.getByRole('link', { name: 'Movie' }))
      .toHaveAttribute('href', '/projects/category/movie');
    await page.getByRole('region', { name: 'Related Projects' }).getByText('Days').click();
    await expect.poll(site.url).toBe('/projects/days');
    await expect.element(title('Days')).toHaveFocus();
  });

  it('at the URL of its title is shown at that of its slug, and the query is kept', async () => {
    const site = await openSite('/projects', filesOf(KNOWN));
    site.go('/projects/Half%20Known?from=newsletter');
    await expect.element(title(KNOWN.title)).toBeVisible();
    await expect.poll(site.url).toBe(`/projects/${KNOWN.slug}?from=newsletter`);
    site.back();
    await expect.poll(site.url).toBe('/projects');
  });

  it("has a link that can be shared, and alerts 'Link copied to clipboard!'", async () => {
    const alert = vi.spyOn(window, 'alert').mockReturnValue();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openProject(KNOWN);
    await page.getByRole('button', { name: `Share ${KNOWN.title}`, exact: true }).click();
    await expect.poll(() => alert.mock.calls).toEqual([['Link copied to clipboard!']]);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/projects/${KNOWN.slug}`);
  });

  it('without optional values shows nothing for them', async () => {
    await openProject({ id: 'bare-1', title: 'Bare', slug: 'bare' });
    await expect.element(main().getByText('Date not specified').first()).toBeVisible();
    await expect
      .element(main().getByRole('img', { name: 'Bare' }))
      .toHaveAttribute('src', expect.stringMatching(/logo/));
    for (const name of ['Overview', 'Gallery', 'Details', 'Technologies', 'Related Projects'])
      expect(heading(name).elements()).toHaveLength(0);
    expect(main().getByText('Featured', { exact: true }).elements()).toHaveLength(0);
    expect(link('Visit Website').elements()).toHaveLength(0);
  });

  it.each([
    ['https://film.example/x', true],
    ['java\tscript:alert(1)', false],
  ])('with the website %j has a link: %s', async (website, isSafe) => {
    await openProject({ id: 'site-1', title: 'With Site', slug: 'with-site', website });
    await expect.element(title('With Site')).toBeVisible();
    if (!isSafe) return expect(link('Visit Website').elements()).toHaveLength(0);
    await expect.element(link('Visit Website')).toHaveAttribute('href', website);
    await expect
      .element(link('Visit Website'))
      .toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('with long and hostile texts shows them as text and fits every screen', async () => {
    const long = 'Kamerastativschwenkkopfverlängerung'.repeat(6);
    const hostile = `${long} </script><b>x</b> مشروع فيلم 👩🏾‍🎤`;
    await openProject({
      id: 'h-1',
      slug: 'hostile',
      title: hostile,
      subtitle: hostile,
      location: hostile,
      client: hostile,
      category: [hostile, long],
      details: [hostile],
      technologies: [long],
      description: hostile,
      date: long,
      isFeatured: true,
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(hostile);
    for (const width of [320, 768, 1280]) {
      await page.viewport(width, 800);
      await expect.poll(() => document.documentElement.scrollWidth).toBe(width);
    }
    await expectNoAxeViolations();
    expect(textsOf(main().getByRole('heading', { level: 1 }))).toEqual([hostile]);
  });
});

it('“Contact us” opens the contact form with the title of the project as its subject', async () => {
  const site = await openSite(`/projects/${KNOWN.slug}`, {
    'pages/home.json': {},
    ...filesOf(KNOWN),
  });
  await link('Contact us').click();
  await expect.poll(site.url).toBe('/#contact');
  await expect.element(page.getByLabelText('Subject')).toHaveValue('Half Known');
});
