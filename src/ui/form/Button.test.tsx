import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLocation } from 'react-router-dom';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { Button } from './Button';

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
