import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_HOURS, hoursText } from '@/domain/site/hours';
import type { Store } from '../../drafts/draftsFixture';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { BUSY_LABEL_MIN_MS } from '../../forms/saveEdits';
import {
  createAdminStore,
  renderAdminScreen,
} from '../../../../tests/helpers/component/AdminHarness';
import { freezeTimers } from '../../../../tests/helpers/component/TestProviders';
import { SiteSettingsEditor } from './SiteSettingsEditor';

const PHONES = '+234 1 234 5678 / +234 8 765 4321';
const hours = hoursText({
  ...DEFAULT_HOURS,
  friday: { open: '10:00', close: '10:00' },
  saturday: { open: '18:00', close: '02:00' },
});
const contact = { email: 'desk@slate.example', phone: PHONES, hours };

async function show(changed: object = {}) {
  const store = await createAdminStore({ 'site.json': { contact: { ...contact, ...changed } } });
  await renderAdminScreen(store, (content) => (
    <SiteSettingsEditor content={content} isReadOnly={false} />
  ));
  return store;
}

const site = (store: Store) => selectDraftContent(store.getState())!.site;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const group = () => page.getByRole('group', { name: 'Business Hours' });
const rows = () => group().getByRole('listitem');

async function change(label: string, text: string) {
  await button(`Edit ${label}`).click();
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await button('Done').click();
}

describe('the settings form', () => {
  it('keeps the focus at Save Changes, also after Reset', async () => {
    await show();
    await change('Address', 'Abuja');
    await button('Reset').click();
    await expect.element(button('Save Changes')).toHaveFocus();
    await change('Address', 'Abuja');
    freezeTimers();
    await button('Save Changes').click();
    await expect.element(button('Saving...')).toBeDisabled();
    vi.advanceTimersByTime(BUSY_LABEL_MIN_MS);
    await expect.element(button('Save Changes')).toHaveFocus();
    await button('Dismiss').click();
    await expect.element(page.getByRole('form', { name: 'Site Settings' })).toHaveFocus();
  });
});

it('Columns of the footer are renamed, moved and removed; links are checked, and the focus is kept', async () => {
  const store = await show();
  const footer = () => site(store).footer?.groups;
  const save = () => button('Save Changes').click();
  const link = () => page.getByRole('combobox', { name: 'Link', exact: true }).last();
  const columnTitle = page.getByRole('textbox', { name: 'Column title' }).first();
  await columnTitle.fill(' ');
  await save();
  await expect.element(columnTitle).toHaveAccessibleDescription('Please enter a title');
  await expect.element(columnTitle).toHaveFocus();
  await columnTitle.fill('Shop');
  await page.getByRole('button', { name: '3 links' }).last().click();
  await button('Remove Testimonials').click();
  await button('Add link').click();
  await expect.element(page.getByRole('textbox', { name: 'Label' }).last()).toHaveFocus();
  await userEvent.keyboard('Blog');
  await link().fill('store/blog');
  await save();
  await expect.element(page.getByText('Please enter a path such as /store')).toBeVisible();
  await expect.element(link()).toHaveFocus();
  await link().fill('/store/blog');
  await expect.element(page.getByText('No page has this path')).toBeVisible();
  await button('Move Shop down').click();
  await expect.element(button('Move Shop down')).toHaveFocus();
  await save();
  await expect
    .poll(() => footer()?.map(({ title, links }) => [title, links.length]))
    .toEqual([
      ['About', 3],
      ['Shop', 3],
    ]);
  expect(footer()?.[0]?.links.at(-1)).toMatchObject({ label: 'Blog', to: '/store/blog' });
  await button('Remove Shop').click();
  await expect.element(button('Remove About')).toHaveFocus();
  await button('Remove About').click();
  await expect.element(button('Add column')).toHaveFocus();
});

describe('business hours', () => {
  it('stay expanded when the day with an error is corrected', async () => {
    await show({ hours: hoursText(DEFAULT_HOURS) });
    await button('Show all days').click();
    await expect.element(page.getByLabelText('Saturday opens')).toBeDisabled();
    await button('Add Saturday hours').click();
    await expect.element(page.getByLabelText('Saturday opens')).toHaveValue('09:00');
    await expect.element(page.getByLabelText('Saturday closes')).toHaveValue('17:00');
    await page.getByLabelText('Saturday closes').fill('09:00');
    await button('Show fewer days').click();
    await expect.element(rows().nth(3)).not.toBeInTheDocument();
    await button('Save Changes').click();
    await expect
      .element(page.getByText('Saturday: the closing time must be after the opening time'))
      .toBeVisible();
    const closes = page.getByLabelText('Saturday closes');
    await closes.click();
    await closes.fill('14:30');
    await expect.element(page.getByText('must be after')).not.toBeInTheDocument();
    await expect.element(closes).toHaveFocus();
    await expect.element(button('Show fewer days')).toHaveAttribute('aria-expanded', 'true');
    // A time can be cleared before another one is typed.
    await page.getByLabelText('Monday opens').fill('');
    const monday = page.getByLabelText('Monday closes');
    await monday.fill('');
    await expect.element(monday).toBeEnabled();
    await monday.fill('12:00');
    await button('Add Monday hours').click();
    await button('Remove Monday hours').click();
    await expect.element(monday).toBeDisabled();
  });

  it('are shown whole on a small phone', async () => {
    await page.viewport(320, 740);
    await show({ hours: hoursText(DEFAULT_HOURS) });
    const input = page.getByLabelText('Monday opens').element() as HTMLInputElement;
    const { clientWidth } = input;
    Object.assign(input.style, { position: 'fixed', width: 'max-content' });
    expect(input.clientWidth).toBeLessThanOrEqual(clientWidth);
  });

  it('are defaults with a note if the stored ones are invalid, which are logged, until hours are changed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = await show({ hours: 'nine to five' });
    expect(warn.mock.calls).toContainEqual(['Stored business hours are invalid:', 'nine to five']);
    await expect.element(page.getByLabelText('Wednesday opens')).toHaveValue('09:00');
    await expect.element(page.getByLabelText('Wednesday closes')).toHaveValue('17:00');
    const note = page.getByText('No business hours have been saved yet.');
    await expect.element(note).toBeVisible();
    await button('Remove Monday hours').click();
    await button('Add Monday hours').click();
    await expect.element(note).not.toBeInTheDocument();
    await button('Save Changes').click();
    await expect.poll(() => site(store).contact.hours).toBe(hoursText(DEFAULT_HOURS));
  });
});
