import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLocation } from 'react-router-dom';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { Button, RoundButton } from './Button';

const Path = () => <output>{useLocation().pathname}</output>;

it('A button with a path is a link of the router', async () => {
  await renderWithProviders(
    <>
      <Button to="/store" variant="contained">
        Browse
      </Button>
      <Path />
    </>,
  );
  const link = page.getByRole('link', { name: 'Browse' });
  for (const name of ['variant', 'to', 'type'])
    await expect.element(link).not.toHaveAttribute(name);
  await link.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('/store');
});

it.each([
  ['/admin?x', '/'],
  ['/media/film.mp4', '/'],
  ['/administration', '/administration'],
])('A link to %s leads the router to %s', async (to, path) => {
  await renderWithProviders(
    <>
      <Button to={to}>Open</Button>
      <Path />
    </>,
  );
  // Keeps the browser from following the link.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await page.getByRole('link', { name: 'Open' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(path);
});

it('A disabled link can neither be focused nor clicked', async () => {
  await renderWithProviders(
    <>
      <Button href="https://example.com/" disabled>
        Send
      </Button>
      <Button>Next</Button>
    </>,
  );
  const link = page.getByRole('link', { name: 'Send' });
  await expect.element(link).toHaveAttribute('aria-disabled', 'true');
  expect(getComputedStyle(link.element()).pointerEvents).toBe('none');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('The outline of a button on images is on its own background, in the colour of its icon', async () => {
  await renderWithProviders(<RoundButton type="button">Zoom</RoundButton>);
  await userEvent.tab();
  const button = page.getByRole('button').element();
  expect(document.activeElement).toBe(button);
  const { outlineColor, outlineOffset, color } = getComputedStyle(button);
  expect([outlineColor, outlineOffset]).toEqual([color, '-4px']);
});
