import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { quotePaper } from '@/domain/rental/documents/paper';
import { sampleQuote } from '@/domain/rental/rentalFixture';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { SendActions } from './SendActions';

async function show(terms = '') {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const request = zoomRequest({ ref: 'SL-ACT222' });
  const fixture = await openRequestsStore(request);
  await renderWithStore(
    fixture.store,
    <SendActions
      kind="quote"
      number="Q-2026-0001"
      paper={quotePaper({ ...sampleQuote('Q-2026-0001', request), terms }, request.ref)}
      sender=""
      reference={request.ref}
    />,
  );
  return { opened, lastEntry: () => fixture.request(request.ref)?.log.at(-1) };
}

describe('the buttons of a quote', () => {
  it.each([
    ['Send on WhatsApp', /^https:\/\/wa\.me\/234\d+\?text=Quote/, 'opened in WhatsApp'],
    ['Send by e-mail app', /^mailto:ada@example\.com\?subject=/, 'opened in the e-mail app'],
  ])('“%s” opens the app and is logged', async (name, href, way) => {
    const { opened, lastEntry } = await show();
    await page.getByRole('button', { name }).click();
    expect(opened).toHaveBeenCalledOnce();
    expect(opened.mock.calls[0]?.[0]).toMatch(href);
    expect(lastEntry()).toMatchObject({ event: 'quoteShared', detail: `Q-2026-0001 ${way}` });
  });

  it('open the print dialog, which is logged', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { lastEntry } = await show();
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    expect(print).toHaveBeenCalledOnce();
    expect(lastEntry()).toMatchObject({
      event: 'quoteShared',
      detail: 'Q-2026-0001 opened for printing',
    });
  });

  it('are followed by the name of the app whose text lacks notes and terms', async () => {
    await show('x'.repeat(3000));
    await expect
      .element(page.getByText('The text is too long for a link to the e-mail app, so notes'))
      .toBeVisible();
    await expect
      .element(page.getByText('The text is too long for a link to WhatsApp'))
      .not.toBeInTheDocument();
  });
});
