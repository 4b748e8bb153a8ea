import type { Page } from '@playwright/test';
import { productPath, projectPath } from '../../../src/domain/links/paths';
import { cardSlug } from '../../../src/domain/page/pages';
import { projectOverview } from '../../../src/domain/project/project';
import { normalizeTopicPath } from '../../../src/domain/topic/topic';
import { content, someProduct } from '../../helpers/hosts/builtSite';
import { expect, test } from '../../helpers/journeys/site';

const product = someProduct();
const record = content.productRecord(product);
const project = content.projectRecord(content.projects()[0]!);
const [topic] = content.topics().filter(({ path }) => normalizeTopicPath(path) !== undefined);

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

test.use({ javaScriptEnabled: false });

test('Without JavaScript, every kind of page can be read, links work, and cart, favourites and forms say that they need it', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const title = (name: string) => main.getByRole('heading', { level: 1, name, exact: true });
  await test.step('a product', async () => {
    await page.goto('/store');
    await expect(page.locator('#catalogue-offer')).toBeHidden();
    await main.getByRole('link', { name: product.name, exact: true }).click();
    await expect(page).toHaveURL(productPath(product));
    await expect(title(product.name)).toBeVisible();
    for (const text of [record.description, ...record.included])
      await expect(main).toContainText(text);
    await expect(main.getByRole('heading', { name: 'Related Products' })).toBeVisible();
    const picture = main.getByRole('img').first();
    const width = () =>
      picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));
    await expect.poll(width).toBeGreaterThan(0);
  });
  await test.step('a project, and the projects of each category', async () => {
    await page.goto('/projects');
    await main.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/projects\/./);
    await page.goto(projectPath(project));
    await expect(title(project.title)).toBeVisible();
    for (const paragraph of projectOverview(project))
      await expect(main.getByText(paragraph, { exact: true })).toBeVisible();
    for (const { name, slug } of content.projectCategories().filter((one) => one.isActive)) {
      await page.goto(`/projects/category/${slug}`);
      const own = content.projects().filter(({ category }) => category.includes(name));
      await expect(cards(page)).toHaveText(own.slice(0, 6).map((one) => one.title));
    }
  });
  await test.step('a card of the about page', async () => {
    const { cards: all } = content.about();
    await page.goto(`/about/${cardSlug(all.at(-1)!)}`);
    await expect(main.getByRole('article')).toHaveCount(all.length);
    await expect(main.locator('li[aria-current="true"]')).toHaveCount(1);
  });
  await test.step('a page by the navigation of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Store' })
      .click();
    await expect(page).toHaveURL('/store');
    const footer = page.getByRole('navigation', { name: 'Footer' });
    await footer.getByRole('link').first().click();
    await expect(page).not.toHaveURL('/store');
  });
  await test.step('a topic', async () => {
    await page.goto(topic!.path);
    await expect(title(topic!.title)).toBeVisible();
    await expect(main).toContainText(topic!.sections[0]?.paragraphs[0] ?? topic!.description);
  });
  await test.step('cart, favourites, forms and pages that are not prerendered say that they need it', async () => {
    for (const path of ['/contact', '/no-such-page', '/cart', '/favorites', '/booking', '/']) {
      await page.goto(path);
      await expect(page.getByText(/needs? JavaScript\./)).toBeVisible();
    }
    const contact = page.getByRole('form', { name: 'Send us a message' });
    await contact.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await contact.getByLabel('Email').fill('ada@slate.example');
    await contact.getByLabel('Email').press('Enter');
    await expect(page).toHaveURL('/');
    await expect(contact.getByLabel('Name')).toHaveValue('Ada');
  });
});
