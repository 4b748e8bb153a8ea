import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refreshOutbox, send } from '@/api/outbox/outbox';
import { changeRow, readRows } from '@/api/outbox/outboxTable';
import type { NewRow, UnsentRow } from '@/domain/booking/outboxRow';
import { IsPreviewContext } from '@/ui/form/previewContext';
import { deferredSend } from '../../../tests/helpers/component/deferredSend';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { line, refuse } from '../../../tests/helpers/component/tabs';
import type { CompanyContacts } from './messageLinks';
import { OutboxList } from './OutboxList';

const REFERENCE = 'SL-ABC234';
const PARAMS = {
  subject: 'A film',
  message: `I would like to book:\nA\n\nReference: ${REFERENCE}`,
};

const asked: NewRow = {
  reference: REFERENCE,
  kind: 'booking',
  at: new Date().toISOString(),
  params: PARAMS,
  items: [line('a', 2)],
  dates: null,
};

const PHONE: CompanyContacts = { whatsapp: '08030000000' };

const button = (name: string) => page.getByRole('button', { name });
const hasLostFocus = () => document.activeElement === document.body;
const waiting = page.getByText('Waiting for a connection');
const states = async () => (await readRows()).map(({ state }) => state);

let gateway: ReturnType<typeof deferredSend>;

async function show(
  state: UnsentRow['state'] | 'nothing',
  company: CompanyContacts = PHONE,
  isPreview = false,
) {
  gateway.network.isThere = false;
  if (state !== 'nothing')
    await changeRow(REFERENCE, () => ({ ...asked, state, isRepeated: false }));
  await refreshOutbox();
  await renderWithProviders(
    <IsPreviewContext value={isPreview}>
      <main id="main" tabIndex={-1}>
        <OutboxList company={company} asked={REFERENCE} />
      </main>
    </IsPreviewContext>,
  );
}

beforeEach(() => {
  gateway = deferredSend();
});

describe('a request that waits for a connection', () => {
  it('is shown with the focus when it was asked', async () => {
    await show('nothing');
    await send(asked);
    await expect.element(waiting).toBeVisible();
    await expect.element(page.getByText('is kept on this device for 7 days')).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain(REFERENCE);
  });

  it('is not said to be stored if the browser refuses', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    await show('nothing');
    await send(asked);
    await expect.element(page.getByText('is kept until this tab is closed')).toBeVisible();
    put.mockRestore();
  });

  it('can be discarded, and restored', async () => {
    await show('queued');
    await button('Discard').click();
    await expect.element(page.getByText(`Your request ${REFERENCE} was discarded.`)).toBeVisible();
    expect(await states()).toEqual([]);
    expect(hasLostFocus()).toBe(false);
    await button('Undo').click();
    await expect.element(waiting).toBeVisible();
    expect(hasLostFocus()).toBe(false);
    expect(await states()).toEqual(['queued']);
  });

  it('waits for the limit after five others', async () => {
    for (const id of ['b', 'c', 'd', 'e', 'f'])
      await changeRow(id, () => ({ ...asked, reference: id, state: 'sent' }));
    await show('queued');
    await expect.element(page.getByText('Waiting to be sent')).toBeVisible();
    await expect.element(page.getByText('The next one is sent in 10 minutes')).toBeVisible();
    await expect.element(waiting).not.toBeInTheDocument();
  });

  it('is one of the sent requests once the visitor has opened WhatsApp with it', async () => {
    await show('queued');
    const link = page.getByRole('link', { name: 'Send on WhatsApp' });
    const element = link.element() as HTMLAnchorElement;
    expect(decodeURIComponent(element.href)).toContain(REFERENCE);
    element.addEventListener('click', (event) => event.preventDefault());
    element.click();
    await expect.element(page.getByText(REFERENCE)).not.toBeInTheDocument();
    expect((await readRows())[0]).toMatchObject({ state: 'unconfirmed', openedIn: 'WhatsApp' });
  });
});

it.each([
  ['unconfirmed', 'may or may not have reached us', `Sent again: ${REFERENCE}`],
  ['failed', 'could not be sent', REFERENCE],
] as const)(
  'A request that is %s says so, and is sent again by the visitor',
  async (state, text, sent) => {
    await show(state);
    await expect.element(page.getByText(text)).toBeVisible();
    // Without a connection it waits.
    await button('Send again').click();
    await expect.element(waiting).toBeVisible();
    expect(hasLostFocus()).toBe(false);
    gateway.network.isThere = true;
    await changeRow(REFERENCE, (row) => row && ({ ...row, state } as UnsentRow));
    await refreshOutbox();
    await button('Send again').click();
    await expect.element(page.getByText('Sending...')).toBeVisible();
    await gateway.succeed();
    await expect.poll(states).toEqual(['sent']);
    expect(gateway.posts[0]?.['message']).toContain(sent);
    await expect.element(page.getByText(REFERENCE)).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toHaveFocus();
  },
);

it('A request that failed names no WhatsApp without its number', async () => {
  await show('failed', {});
  await expect
    .element(page.getByText(`${REFERENCE} could not be sent. Send it again.`))
    .toBeVisible();
});

it('The live preview shows no requests of the visitor', async () => {
  await show('failed', PHONE, true);
  await expect.element(page.getByText(REFERENCE)).not.toBeInTheDocument();
});

it('The state of a request in the booking form of this tab is not repeated', async () => {
  sessionStorage.setItem('bookingDraft', JSON.stringify({ reference: REFERENCE }));
  await show('unconfirmed');
  await expect.element(page.getByText(REFERENCE)).not.toBeInTheDocument();
  sessionStorage.removeItem('bookingDraft');
});
