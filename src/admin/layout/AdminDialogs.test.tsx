import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAdminPart } from '../../../tests/helpers/component/AdminHarness';
import { installPopStateGuard } from '@/ui/history/useBackToClose';
import { AdminDialog, AdminDrawer, Confirmation } from './AdminDialogs';
import { useRestoreFocus } from './useRestoreFocus';

type Part = typeof AdminDialog | typeof AdminDrawer;

function Page({ Part }: { Part: Part }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <a href="#elsewhere">Elsewhere</a>
      {isOpen && (
        <Part label="Example dialog" onClose={() => setIsOpen(false)}>
          <input aria-label="First" />
          <button type="button" onClick={() => setIsOpen(false)}>
            Close
          </button>
        </Part>
      )}
    </>
  );
}

function GuardedForm({ onLeave }: { onLeave: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <AdminDialog label="Form" onClose={() => setIsAsked(true)}>
      <input aria-label="First" />
      {isAsked && (
        <Confirmation
          title="Leave?"
          confirm={{ label: 'Leave', onClick: onLeave }}
          decline={{ label: 'Cancel', onClick: () => setIsAsked(false) }}
        >
          Your changes are not saved.
        </Confirmation>
      )}
    </AdminDialog>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Example dialog' });
const field = page.getByRole('textbox', { name: 'First' });
const question = page.getByRole('dialog', { name: 'Leave?' });

installPopStateGuard();

async function openPage(Part: Part = AdminDialog) {
  await page.viewport(900, 700);
  await renderAdminPart(<Page Part={Part} />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
}

const goBack = () => window.history.back();

describe.each([
  ['dialog', AdminDialog],
  ['drawer', AdminDrawer],
])('%s', (_name, Part) => {
  it('moves focus inside and keeps it there', async () => {
    await openPage(Part);
    await expect.element(dialog).toHaveFocus();
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    document.querySelector<HTMLElement>('a[href="#elsewhere"]')?.focus();
    await expect.poll(() => document.activeElement?.closest('.MuiModal-root')).not.toBeNull();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => page.getByRole('button', { name: 'Close' }).click()],
    [
      'a press outside',
      () => userEvent.click(document.documentElement, { position: { x: 4, y: 200 }, force: true }),
    ],
  ])('closes by %s and returns focus', async (_what, act) => {
    await openPage(Part);
    await act();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('closes by Back', async () => {
    await openPage(Part);
    goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});

describe('an open dialog', () => {
  it('stays open when a press starts inside and ends outside', async () => {
    await openPage();
    const outside = document.querySelector('.MuiDialog-container')!;
    const press = { bubbles: true, cancelable: true };
    field.element().dispatchEvent(new MouseEvent('mousedown', press));
    // The browser sends the click to the common ancestor of both points.
    outside.dispatchEvent(new MouseEvent('click', press));
    await expect.element(dialog).toBeVisible();
    outside.dispatchEvent(new MouseEvent('mousedown', press));
    outside.dispatchEvent(new MouseEvent('click', press));
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('a question over a dialog', () => {
  const gestures: [string, () => unknown][] = [
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Back', goBack],
  ];

  it.each(gestures)('is opened and closed by %s, again and again', async (_name, press) => {
    const handleLeave = vi.fn();
    await renderAdminPart(<GuardedForm onLeave={handleLeave} />);
    for (let round = 0; round < 2; round += 1) {
      await press();
      await expect.element(question).toBeVisible();
      await press();
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(field).toBeVisible();
    }
    expect(handleLeave).not.toHaveBeenCalled();
  });
});

function BusyPage({ isBusy, canPublish }: { isBusy: boolean; canPublish: boolean }) {
  useRestoreFocus(isBusy);
  return (
    <main>
      <h1 tabIndex={-1}>Publish</h1>
      <button type="button" disabled={isBusy || !canPublish}>
        Publish now
      </button>
    </main>
  );
}

const publish = page.getByRole('button', { name: 'Publish now' });

it.each([
  ['the button', true, publish],
  ['the heading, if the button stays disabled,', false, page.getByRole('heading')],
])('%s gets the focus after the work', async (_what, canPublish, focused) => {
  const part = await renderAdminPart(<BusyPage isBusy={false} canPublish />);
  publish.element().focus();
  await part.rerender(<BusyPage isBusy canPublish />);
  await expect.poll(() => document.activeElement).toBe(document.body);
  await part.rerender(<BusyPage isBusy={false} canPublish={canPublish} />);
  await expect.element(focused).toHaveFocus();
});
