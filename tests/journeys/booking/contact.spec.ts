import { expect, messagesOf, storageOf, test } from '../../helpers/journeys/site';

test('A contact message that is typed and submitted before hydration reaches the company unchanged', async ({
  page,
  visitor,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The script of the head has loaded, the application has not.
  await page.route(/\/assets\/(?!index-)[^/]+\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('form', { name: 'Send us a message' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await field('Name').fill(' Tunde Bello ');
  await field('Email').fill(visitor);
  await field('Subject').fill('A music video');
  await field('Message').fill('Two days in Badagry.\nCan you send a crew?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  release();
  await expect(form.getByRole('status')).toHaveText('Your message has been sent successfully!');
  expect(await messagesOf(page, visitor)).toEqual([
    {
      name: 'Tunde Bello',
      email: visitor,
      subject: 'A music video',
      message: 'Two days in Badagry.\nCan you send a crew?',
    },
  ]);
  expect(JSON.stringify(await storageOf(page))).not.toMatch(/Tunde|Badagry/);
});
