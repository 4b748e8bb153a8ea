import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { Wordmark } from './Wordmark';

const LOGO = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"/>')}`;

it('is the logo with the name of the company, in a space that does not depend on the file', async () => {
  await renderWithProviders(<Wordmark name="Rental House" logo={LOGO} />);
  const link = page.getByRole('link', { name: 'Rental House' });
  await expect.element(link).toHaveAttribute('href', '/');
  const { width, height } = page.getByRole('img').element().getBoundingClientRect();
  expect([Math.round(width) <= 168, height]).toEqual([true, 38]);
});

it.each(['', 'javascript:alert(1)', '//other.example/logo.svg'])(
  'is the name as text with %j for a logo',
  async (logo) => {
    await renderWithProviders(<Wordmark name="Rental House" logo={logo} />);
    await expect.element(page.getByRole('link')).toHaveTextContent('Rental House');
    expect(page.getByRole('img').query()).toBeNull();
  },
);

it.each(['', LOGO])(
  'leads home without a name of the company, with %j for a logo',
  async (logo) => {
    await renderWithProviders(<Wordmark name=" " logo={logo} />);
    await expect.element(page.getByRole('link', { name: 'Home' })).toBeVisible();
  },
);

it('is a long name cut at the width of the page', async () => {
  await renderWithProviders(
    <div style={{ width: 200 }}>
      <Wordmark name="A rental house whose name is much longer than a phone is wide" />
    </div>,
  );
  expect(page.getByRole('link').element().getBoundingClientRect().width).toBeLessThanOrEqual(200);
});
