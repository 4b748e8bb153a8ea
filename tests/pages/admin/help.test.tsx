import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { smallContent } from '../../../src/domain/content/contentFixture';
import { openBackOffice } from '../../helpers/component/backOffice';
import { title } from '../../helpers/component/publicSite';

const { files: FILES } = smallContent();

const section = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });

it('Help opens the section about the current page, and sections lead to each other', async () => {
  await page.viewport(1280, 800);
  const { site } = await openBackOffice('/admin/requests/calendar', FILES);
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect.element(title('Guide for the office')).toBeVisible();
  expect(site.url()).toBe('/admin/help#plan-with-the-calendar');
  await expect.element(section('Plan with the calendar')).toHaveFocus();
  await expect.element(section('Plan with the calendar')).toBeInViewport();

  const sections = page.getByRole('navigation', { name: 'Sections of the guide' });
  await sections.getByRole('link', { name: 'When the phone is lost' }).click();
  await expect.element(section('When the phone is lost')).toHaveFocus();
  expect(site.url()).toBe('/admin/help#when-the-phone-is-lost');
});

it('A URL with a section opens the guide there, with numbered steps', async () => {
  await openBackOffice('/admin/help#take-equipment-back', FILES);
  await expect.element(section('Take equipment back')).toHaveFocus();
  await expect.element(section('Take equipment back')).toBeInViewport();
  const step = page.getByRole('listitem').filter({ hasText: 'press Take back' }).element();
  expect(getComputedStyle(step).listStyleType).toBe('decimal');
});
