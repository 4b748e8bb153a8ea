import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FAILURES } from '@/mocks/handlers/handlers';
import { openSite, textsOf, title } from '../helpers/component/publicSite';
import { FILES, HOME, SERVICES } from '../helpers/content/sampleStories';

const main = () => page.getByRole('main');

describe('the home page', () => {
  const product = { id: 'p', slug: 'p', name: 'Lens', category: 'Lenses', image: '' };
  const project = { id: 'j', slug: 'j', title: 'Film', category: ['Film'], image: '' };
  const TEASERS = {
    'services/featured.json': FILES[SERVICES],
    'products/featured.json': { products: [product] },
    'projects/featured.json': { projects: [project] },
  };
  const names = () => textsOf(main().getByRole('heading', { level: 2 }));
  const SECTIONS = ['Services', 'Equipment for rent', 'Projects'];

  it('starts with title, two lines, call to action and statistics, and links to other pages', async () => {
    const testimonials = { cards: [{ text: 'Good', name: 'Ada', role: 'Director', image: '' }] };
    const hero = {
      title: 'Films',
      subtitle: 'One',
      subtitle2: 'Two',
      cta: 'Book',
      ctaLink: '/booking',
    };
    const statistics = {
      deliverables: '785',
      workingHours: '80',
      completedProjects: '185',
      clientsCount: '68',
    };
    await openSite('/', {
      ...FILES,
      ...TEASERS,
      [HOME]: { hero, statistics, testimonials },
      'site.json': { brand: { name: 'Slate', logo: '' } },
    });
    for (const text of ['One', 'Two'])
      await expect.element(main().getByText(text, { exact: true })).toBeVisible();
    const figures = main().getByRole('definition').elements();
    expect(figures.map((figure) => figure.ariaLabel)).toEqual(['785k+', '80k+', '185', '68']);
    expect(textsOf(main().getByRole('term'))).toEqual([
      'Deliverables',
      'Working hours',
      'Completed projects',
      'Number of clients',
    ]);
    await expect.element(main().getByRole('figure')).toHaveTextContent('GoodAdaDirector');
    for (const [name, href] of [
      ['Book', '/booking'],
      ['Learn More about Slate', '/about'],
      ['View All Services', '/services'],
      ['View All Products', '/store'],
      ['View All Projects', '/projects'],
      ['View Product: Lens', '/store/p'],
    ])
      await expect
        .element(main().getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', href);
  });

  it.each(Object.keys(TEASERS).map((file, index) => [file, SECTIONS[index]!] as const))(
    'leaves out only the section of %s if that is truncated',
    async (file, lost) => {
      const site = await openSite('/cart', { ...FILES, ...TEASERS });
      site.answerWith([file], FAILURES['is truncated']);
      site.go('/');
      await expect.element(title('Films')).toBeVisible();
      for (const name of SECTIONS.filter((one) => one !== lost))
        await expect.poll(names).toContain(name);
      expect(names()).not.toContain(lost);
      await expect
        .element(page.getByRole('form', { name: 'Send us a message' }))
        .toBeInTheDocument();
    },
  );

  it('breaks a long word of its title and of its button at the edge of a phone', async () => {
    await page.viewport(360, 740);
    const word = 'Veranstaltungstechnikverleihunternehmen';
    await openSite('/', { ...FILES, [HOME]: { hero: { title: word, cta: word } } });
    const parts = [
      main().getByRole('heading', { level: 1 }),
      main().getByRole('link', { name: word }),
    ];
    for (const part of parts) {
      await expect.element(part).toHaveTextContent(word);
      expect(part.element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
    }
  });

  it('shows an error and its other sections if its file is refused, and is loaded by Try Again', async () => {
    const site = await openSite('/cart', { ...FILES, ...TEASERS });
    site.answerWith([HOME], FAILURES['is refused']);
    site.go('/');
    await expect.element(page.getByText('Failed to load home page')).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'Equipment for rent' }))
      .toBeInTheDocument();
    site.heal();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(title('Films')).toBeVisible();
  });

  it('has focus on its heading after Back to the URL of its contact form', async () => {
    const site = await openSite('/#contact', { ...FILES, ...TEASERS });
    await expect.element(title('Films')).toBeVisible();
    site.go('/about');
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
    site.back();
    await expect.element(title('Films')).toHaveFocus();
  });
});

describe('site settings that cannot be read', () => {
  it('affect nothing but the footer', async () => {
    await openSite('/services', FILES);
    await expect
      .element(page.getByRole('contentinfo').getByText('Failed to load social media links'))
      .toBeInTheDocument();
    await expect
      .poll(() => page.getByRole('list', { name: 'Services' }).getByRole('listitem').elements())
      .toHaveLength(2);
  });

  it('are replaced by the stored settings of the last visit', async () => {
    const site = { brand: { name: 'Remembered Pictures', logo: '' }, contact: {}, socialMedia: {} };
    localStorage.setItem('siteSettings', JSON.stringify(site));
    await openSite('/services', FILES);
    await expect
      .element(page.getByRole('contentinfo').getByRole('link', { name: 'Remembered Pictures' }))
      .toBeInTheDocument();
  });
});
