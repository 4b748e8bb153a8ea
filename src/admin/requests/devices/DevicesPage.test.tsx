import { logEntry } from '@/domain/rental/requestLog';
import type { RentalRequest } from '@/domain/rental/schema';
import { sampleInvoice } from '@/domain/rental/rentalFixture';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { expectNoAxeViolations } from '../../../../tests/helpers/component/publicSite';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { FileStoreError } from '../../file-store/fileStore';
import { NO_COPY, type DeskStatus } from '../sync/deskTypes';
import { copyState, updateCopyState } from '../sync/copyState';
import { openDesk } from '../sync/browserDesk';
import type { DeskSync } from '../sync/createSync';
import { tableReported } from '../../storage/storageSlice';
import DevicesPage from './DevicesPage';
import { CopyLine } from './LinkedDevices';

vi.mock('../sync/browserDesk', () => ({ openDesk: vi.fn() }));

const ask = vi.fn<(name: string, ...entered: unknown[]) => Promise<unknown>>();

const PASSPHRASE = 'lagoon saturday monday office';
const AT = '2026-11-25T09:00:00.000Z';
const device = (id: string, name: string, letter: string) => ({
  id,
  name,
  letter,
  at: AT,
  isOwn: letter === 'A',
});
const LINKED: DeskStatus = {
  ...NO_COPY,
  isLinked: true,
  savedAt: AT,
  devices: [device('a', 'Office computer', 'A'), device('b', 'Phone', 'B')],
};

/** What the copy answers, by the name of the function. */
let answers: Record<string, (entered: Record<string, string>) => unknown> = {};

beforeEach(async () => {
  await page.viewport(360, 740);
  vi.stubEnv('VITE_DESK_STORE', 'local');
  answers = { sync: () => LINKED, status: () => LINKED };
  const get =
    (_: DeskSync, name: string | symbol) =>
    (...args: unknown[]) =>
      ask(String(name), ...args);
  vi.mocked(openDesk).mockReturnValue(new Proxy({} as DeskSync, { get }));
  ask.mockReset();
  ask.mockImplementation(async (name, entered) => {
    const fields = typeof entered === 'string' ? { passphrase: entered } : Object(entered);
    return answers[name]?.(fields as Record<string, string>);
  });
});

async function show(status = LINKED, ...requests: RentalRequest[]) {
  updateCopyState({ status, failure: undefined });
  const { store, toasts } = await openRequestsStore(
    ...(requests.length > 0 ? requests : [zoomRequest()]),
  );
  await renderWithStore(
    store,
    <main>
      <DevicesPage />
    </main>,
  );
  return toasts;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const wrongPassphrase = () => Promise.reject(new FileStoreError('wrongPassphrase'));

it('Link a device asks for the passphrase, and shows a code and a link', async () => {
  answers['linkFragment'] = ({ passphrase }) =>
    passphrase === PASSPHRASE ? 'x'.repeat(400) : wrongPassphrase();
  await show();
  await button('Link a device').click();
  await button('Show code').click();
  await expect.element(field('Passphrase')).toHaveAccessibleDescription('Enter a passphrase.');
  await expect.element(field('Passphrase')).toHaveFocus();
  await field('Passphrase').fill('not it');
  await button('Show code').click();
  await expect.element(page.getByText('This passphrase is not right.')).toBeVisible();
  await expect.element(button('Show code')).toHaveFocus();
  await field('Passphrase').fill(PASSPHRASE);
  await userEvent.keyboard('{Enter}');
  const code = page.getByRole('img', { name: 'Code that links another device' });
  await expect.element(code).toBeVisible();
  await expect.poll(() => (code.element() as HTMLImageElement).naturalWidth).toBe(480);
  await expect
    .element(page.getByRole('link', { name: 'Link for the other device' }))
    .toHaveAttribute('href', `${location.origin}/admin/requests/devices#link=${'x'.repeat(400)}`);
  await expect.element(page.getByText(/Anyone who photographs this code/)).toBeVisible();
  await expectNoAxeViolations();
});

it('Unlink asks for the current passphrase and new secrets, and lists what is left to do', async () => {
  answers['renew'] = ({ present }) =>
    present === 'the current one'
      ? { ...LINKED, devices: LINKED.devices.slice(0, 1) }
      : wrongPassphrase();
  await show();
  await button('Unlink Phone (B)').click();
  await expect.element(dialog('Unlink Phone')).toBeVisible();
  await field('New passphrase').fill('short');
  await button('Unlink').click();
  await expect
    .element(field('New passphrase'))
    .toHaveAccessibleDescription('Enter at least 10 characters, such as four words.');
  await field('New passphrase').fill(PASSPHRASE);
  await field('Repeat passphrase').fill('another');
  await button('Unlink').click();
  const current = field('Current passphrase or recovery code');
  await expect.element(current).toHaveAccessibleDescription('Enter one of them.');
  const recoveryCode = page.getByLabelText('Recovery code', { exact: true }).element().textContent;
  await page.getByLabelText('I have written down the recovery code').click();
  await current.fill('a guess');
  await button('Unlink').click();
  await expect
    .element(field('Repeat passphrase'))
    .toHaveAccessibleDescription('The passphrases differ.');
  await expectNoAxeViolations();
  expect(ask).not.toHaveBeenCalledWith('renew', expect.anything());
  await field('Repeat passphrase').fill(PASSPHRASE);
  await button('Unlink').click();
  await expect.element(page.getByText('This passphrase is not right.')).toBeVisible();
  await expect.element(dialog('Unlink Phone')).toHaveTextContent(/recovery code lost\?/);
  await current.fill('the current one');
  await button('Unlink').click();
  await expect
    .element(page.getByText('“Phone” gets nothing more.', { exact: false }))
    .toBeVisible();
  const entered = { passphrase: PASSPHRASE, recoveryCode, unlinked: 'b' };
  expect(ask).toHaveBeenCalledWith('renew', expect.objectContaining(entered));
});

it('New passphrase saves everything in a new repository, and asks for the current one if the copy is back', async () => {
  vi.stubEnv('VITE_DESK_STORE', 'github:slate/desk#main');
  answers['check'] = () => Promise.reject(new FileStoreError('missing'));
  answers['replaceToken'] = ({ passphrase: entered }) =>
    Promise.reject(new FileStoreError(entered === 'old' ? 'token' : 'noCopy'));
  answers['renew'] = (entered) => (entered['present'] === 'lost' ? LINKED : wrongPassphrase());
  await show();
  await button('Check the copy').click();
  await expect.element(page.getByText(/^Anyone who has old versions/)).toBeVisible();
  await expect.element(page.getByText(/private repository slate\/desk/)).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  await button('Save token').click();
  const token = field('GitHub token of the desk');
  await expect.element(token).toHaveAccessibleDescription('Enter the token.');
  await token.fill('old');
  await button('Save token').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/rejected the token/);
  await token.fill('token of the new one');
  await button('Save token').click();
  await expect.element(token).not.toBeInTheDocument();
  expect(ask).toHaveBeenCalledWith('replaceToken', 'token of the new one');
  await button('New passphrase').click();
  await field('Passphrase').fill(PASSPHRASE);
  await field('Repeat passphrase').fill(PASSPHRASE);
  await page.getByLabelText('I have written down the recovery code').click();
  const current = field('Current passphrase or recovery code');
  expect(current.elements()).toEqual([]);
  await button('Change passphrase').click();
  await expect.element(page.getByText('This passphrase is not right.')).toBeVisible();
  await current.fill('lost');
  await button('Change passphrase').click();
  await expect.element(dialog('New passphrase')).not.toBeInTheDocument();
});

it('New recovery code shows the code once, and replaces the former one with it', async () => {
  await show();
  await button('New recovery code').click();
  const code = page.getByLabelText('Recovery code', { exact: true });
  const recoveryCode = code.element().textContent;
  expect(recoveryCode).toMatch(/^(?:[A-HJ-NP-Z2-9]{5}-){5}[A-HJ-NP-Z2-9]$/);
  await field('Passphrase').fill(PASSPHRASE);
  await button('Replace code').click();
  const isWritten = page.getByLabelText('I have written down the recovery code');
  await expect.element(isWritten).toHaveFocus();
  await isWritten.click();
  await button('Replace code').click();
  await expect.element(dialog('New recovery code')).not.toBeInTheDocument();
  expect(ask).toHaveBeenCalledWith(
    'replaceRecoveryCode',
    expect.objectContaining({ passphrase: PASSPHRASE, recoveryCode }),
  );
  await expect.element(button('New recovery code')).toHaveFocus();
});

it('A copy that was started, but whose requests could not be saved yet, is shown with the reason', async () => {
  let status = NO_COPY;
  answers['hasCopy'] = () => false;
  answers['status'] = () => status;
  answers['start'] = () => {
    status = { ...LINKED, savedAt: '' };
    return Promise.reject(new FileStoreError('offline'));
  };
  await show(NO_COPY);
  await field('Passphrase').fill(PASSPHRASE);
  await field('Repeat passphrase').fill(PASSPHRASE);
  await page.getByLabelText('I have written down the recovery code').click();
  await button('Keep an encrypted copy').click();
  await expect.element(page.getByRole('table', { name: 'Linked devices' })).toBeVisible();
  expect(copyState().failure).toBe('offline');
});

describe('Link this device', () => {
  it('says that a passphrase is wrong, and takes the recovery code of a lost one', async () => {
    answers['hasCopy'] = () => true;
    answers['status'] = () => NO_COPY;
    answers['join'] = ({ secret }) => (secret === 'ABCDE-FGHJK' ? LINKED : wrongPassphrase());
    await show(NO_COPY);
    await field('Name of this device').fill('Phone');
    await field('Passphrase').fill('forgotten');
    await button('Link this device').click();
    await expect.element(page.getByText('This passphrase is not right.')).toBeVisible();
    await expect.element(page.getByText(/Passphrase and recovery code lost\?/)).toBeVisible();
    await field('Passphrase').fill('ABCDE-FGHJK');
    await button('Link this device').click();
    await expect.element(page.getByRole('table', { name: 'Linked devices' })).toBeVisible();
    expect(ask).toHaveBeenCalledWith('join', { name: 'Phone', secret: 'ABCDE-FGHJK' });
  });

  it('is offered again after the key was changed, and says that changes are kept', async () => {
    await show();
    updateCopyState({ failure: 'unlinked' });
    await expect.element(page.getByText(/Changes of this device are kept/)).toBeVisible();
    await expect.element(button('Link this device')).toBeVisible();
  });
});

it('The page names conflicts, and what was found in the copy', async () => {
  const documents = ['INV-2026-A0001', 'INV-2026-B0001'].map((number) => sampleInvoice(number));
  const log = ['a', 'b'].map((tab) => ({
    ...logEntry(AT, 'changed'),
    id: `log-${tab}-1`,
    changes: [{ field: 'internalNotes', from: '', to: `Note of ${tab}`, known: '' }],
  }));
  await show(
    LINKED,
    zoomRequest({ documents }),
    zoomRequest({ id: 'second', ref: 'SL-BBB333', log }),
  );
  const region = page.getByRole('region', { name: 'Changed or invoiced on two devices' });
  await expect.element(region.getByRole('link', { name: 'SL-BBB333' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'SL-AAA222' })).toBeVisible();
  const photos = { total: 2, present: 1 };
  const problem = { kind: 'damaged', device: 'Phone', from: 2, to: 2, after: '' };
  answers['check'] = () => ({ total: 3, matching: 3, photos, problems: [problem] });
  await button('Check the copy').click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      /^3 of 3 requests match. 1 of 2 photos and signatures are in the copy. Part 2 of “Phone” is damaged in the copy./,
    );
});

it('A check that fails says what the host said, and is not tried again by itself', async () => {
  vi.stubEnv('VITE_DESK_STORE', 'github:slate/desk#main');
  await show();
  const expectAfterCheck = async (failed: FileStoreError, text: RegExp) => {
    answers['check'] = () => Promise.reject(failed);
    await button('Check the copy').click();
    await expect.element(page.getByRole('status')).toHaveTextContent(text);
  };
  const words = 'Changes must be made through a pull request.';
  await expectAfterCheck(
    new FileStoreError('protected', { words }),
    /^GitHub rejected the request: Changes must be made through a pull request\. If .* remove its rules/,
  );
  await expectAfterCheck(
    new FileStoreError('offline'),
    /^GitHub did not .* Try again after that\.$/,
  );
});

it('The line of the copy says that nothing is stored, unless the banner of storage says it', async () => {
  updateCopyState({ status: undefined, failure: 'storage' });
  const { store } = await openRequestsStore();
  await renderWithStore(store, <CopyLine />);
  const notice = page.getByText('This browser does not store data');
  await expect.element(notice).toBeVisible();
  store.dispatch(tableReported({ table: 'requests', state: 'memory', issue: 'denied' }));
  await expect.poll(() => notice.elements()).toEqual([]);
});
