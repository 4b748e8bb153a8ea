import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FAILURES } from '@/mocks/handlers/handlers';
import { heldBack, openSite, title } from '../helpers/component/publicSite';
import { ABOUT, FILES, HOME, SERVICES, TOPIC, TOPICS } from '../helpers/content/sampleStories';

/** A file of the sample: an image that cannot be loaded is removed. */
const IMAGE = '/media/about/team-set.webp';

const main = () => page.getByRole('main');
const alert = () => page.getByRole('alert');
const retry = () => page.getByRole('button', { name: 'Try Again' });
const services = () => page.getByRole('list', { name: 'Services' }).getByRole('listitem');
const voices = () => page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem');

const expectCount = async (locator: () => { elements: () => unknown[] }, count: number) => {
  await expect.poll(() => locator().elements().length).toBe(count);
};

async function expectFrame(): Promise<void> {
  await expect.element(page.getByRole('contentinfo').getByRole('link').first()).toBeInTheDocument();
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
}

it('Content that is refused is reported by about, services and testimonials, and loaded by Try Again', async () => {
  const site = await openSite('/cart', FILES);
  const lose = async (file: string, to: string) => {
    site.heal();
    site.answerWith([file], FAILURES['is refused']);
    site.go(to);
  };
  await lose(ABOUT, '/about');
  await expect.element(alert()).toHaveTextContent('Error Loading Page');
  await expect
    .element(alert())
    .toHaveTextContent("We're sorry, but we couldn't load the about page content.");
  await expectFrame();
  site.heal();
  await retry().click();
  await expectCount(() => page.getByRole('article'), 2);

  await lose(SERVICES, '/services');
  await expect
    .element(alert())
    .toHaveTextContent('Failed to load services. Please try again later.');
  await expectFrame();
  site.heal();
  await retry().click();
  await expectCount(services, 2);

  await lose(HOME, '/testimonials');
  await expect.element(alert()).toHaveTextContent('Error Loading Page');
  await expectFrame();
  site.heal();
  await retry().click();
  await expectCount(voices, 1);
});

describe('the content of a page', () => {
  const trail = () => page.getByRole('navigation', { name: 'Breadcrumb' });
  const parts = (element: Element) =>
    [...element.querySelectorAll('h2, p')].map(({ textContent }) => textContent);

  it('is a description, and cards in their order with their line breaks, on the about page', async () => {
    const cards = [
      { title: 'Our Story', subtitle: 'Since 2010', description: 'One\n\nTwo', image: IMAGE },
      { title: 'Our Crew', subtitle: '', description: '', image: IMAGE },
    ];
    await openSite('/about', { [ABOUT]: { hero: { description: 'Who we are' }, cards } });
    await expect.element(page.getByText('Who we are')).toBeVisible();
    await expect.element(trail().getByText('About Us')).toHaveAttribute('aria-current', 'page');
    const [first, second] = page.getByRole('article').elements();
    expect(parts(first!)).toEqual(['Since 2010', 'Our Story', 'One\n\nTwo']);
    expect((first as HTMLElement).innerText).toContain('One\n\nTwo');
    expect(parts(second!)).toEqual(['Our Crew']);
    expect(main().element().querySelectorAll('article img')).toHaveLength(2);
    expect(main().element().querySelector('[aria-current="true"]')).toBeNull();
  });

  it('is an introduction, and cards with icons, on the services page', async () => {
    const intro = { description: 'What we do' };
    const json = { services: [intro, ...FILES[SERVICES].services] };
    await openSite('/services', { [SERVICES]: json });
    await expect.element(page.getByText('What we do')).toBeVisible();
    await expectCount(services, 2);
    const [first] = services().elements();
    expect(parts(first!)).toEqual(['Grip & Light', 'Lamps']);
    expect(first!.querySelectorAll('svg')).toHaveLength(1);
  });

  it('is opened at the card of a service, which is found by the slug of its title too', async () => {
    const site = await openSite('/services/grip', FILES);
    for (const slug of ['grip', 'grip-light']) {
      site.go(`/services/${slug}`);
      await expect.element(services().first()).toHaveAttribute('aria-current', 'true');
      await expect
        .poll(() => document.querySelector('link[rel="canonical"]')?.getAttribute('href'))
        .toMatch(/\/services\/grip$/);
      site.go('/services');
      await expect.element(services().first()).not.toHaveAttribute('aria-current');
    }
  });

  it('is the text, name, role and image of each testimonial', async () => {
    await openSite('/testimonials', {
      ...FILES,
      'site.json': { brand: { logo: '/media/brand/logo.svg' } },
    });
    await expect.element(title('Voices')).toBeVisible();
    await expect.element(voices()).toHaveTextContent('GoodAdaDirector');
    expect(voices().element().querySelectorAll('img')).toHaveLength(1);
  });
});

it('A topic whose file is refused shows an error, and is loaded by Try Again', async () => {
  const site = await openSite('/cart', FILES, [TOPIC.path]);
  site.answerWith([TOPICS], FAILURES['is refused']);
  site.go(TOPIC.path);
  await expect.element(title('Error Loading Page')).toBeVisible();
  site.heal();
  await retry().click();
  await expect.element(title(TOPIC.title)).toBeVisible();
});

it('A topic takes precedence over the product with the same URL', async () => {
  const product = { id: 'p', slug: 'hire-guide', name: 'Lens', category: 'Lenses', image: '' };
  const site = await openSite(
    '/cart',
    { ...FILES, 'products/index.json': { products: [product] } },
    [TOPIC.path],
  );
  site.go(TOPIC.path);
  await expect.element(title(TOPIC.title)).toBeVisible();
  expect(site.url()).toBe(TOPIC.path);
  expect(site.countOf('products/index.json')).toBe(0);
});

describe('an unknown card or service', () => {
  it.each([
    ['/about', 'Page Not Found', 'About Us'],
    ['/services', 'Service Not Found', 'All Services'],
  ])('below %s is not found, and there are two links', async (area, missing, back) => {
    const site = await openSite(area, FILES);
    for (const odd of ['no-such', '__proto__', 'x'.repeat(1500)]) {
      site.go(`${area}/${odd}`);
      await expect.element(title(missing)).toBeVisible();
      await expect
        .element(main().getByRole('link', { name: 'Go to Home' }))
        .toHaveAttribute('href', '/');
      await main().getByRole('link', { name: back }).click();
      await expect.poll(site.url).toBe(area);
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    }
  });
});

describe('an empty page', () => {
  it('shows a message on about, services and testimonials', async () => {
    const site = await openSite('/about', {
      [ABOUT]: { hero: { description: ' ' }, cards: [] },
      [SERVICES]: { services: [{ description: 'Only words' }] },
      [HOME]: { testimonials: {} },
    });
    await expect.element(page.getByRole('heading', { name: 'No data available' })).toBeVisible();
    site.go('/services');
    await expect.element(page.getByText('Only words')).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'No services available at the moment.' }))
      .toBeVisible();
    site.go('/testimonials');
    await expect.element(page.getByRole('heading', { name: 'No testimonials yet' })).toBeVisible();
  });

  it('shows placeholders while the content is loading', async () => {
    const site = await openSite('/cart', FILES);
    const { reply, release } = heldBack(FILES[ABOUT]);
    site.answerWith([ABOUT], reply);
    site.go('/about');
    await expect.element(title('About Us')).toHaveFocus();
    await expect.element(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
    release();
    await expectCount(() => page.getByRole('article'), 2);
  });
});

describe('hostile and long texts', () => {
  const HOSTILE = '</script><img src=x onerror=alert(1)>';
  const LONG = 'Kamerastativschwenkkopf'.repeat(8);
  const odd = { title: HOSTILE, subtitle: 'مرحبا 🎬', description: `${HOSTILE}\n\n${LONG}` };
  const many = [
    odd,
    ...Array.from({ length: 60 }, (_, index) => ({ ...odd, title: `${LONG} ${index}` })),
  ];

  beforeEach(() => page.viewport(320, 640));

  it.each([
    ['/about', ABOUT, { hero: { description: LONG }, cards: many }],
    ['/services', SERVICES, { services: many.map((one, id) => ({ ...one, id: `${id}` })) }],
    [
      '/testimonials',
      HOME,
      {
        testimonials: { title: LONG, cards: many.map((one) => ({ text: one.title, name: LONG })) },
      },
    ],
    [
      '/store/odd',
      TOPICS,
      {
        topics: [
          {
            ...odd,
            path: '/store/odd',
            sections: many.map((one) => ({ heading: one.title, paragraphs: [HOSTILE, LONG] })),
            links: [{ label: LONG, to: '/store' }],
          },
        ],
      },
    ],
  ])('are text on %s, which fits 320 px', async (address, file, json) => {
    await openSite(address, { ...FILES, [file]: json });
    await expect.element(page.getByText(HOSTILE).first()).toBeVisible();
    expect(document.querySelectorAll('img[src="x"]')).toHaveLength(0);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});
