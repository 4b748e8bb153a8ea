import { set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readBackups, saveBackup } from '../../../drafts/storage/backups';
import { draftDatabase } from '../../../drafts/storage/draftDatabase';
import type { Store } from '../../../drafts/draftsFixture';
import { applyEdits } from '../../../drafts/editThunks';
import { smallContent } from '@/domain/content/contentFixture';
import type { Service } from '@/domain/service/schema';
import { selectWorkingCopy } from '../../../drafts/content/workingCopySelectors';
import { editsSaved } from '../../../forms/saveActions';
import { actAndFlush } from '../../../../../tests/helpers/component/TestProviders';
import {
  createAdminStore,
  renderAdminScreen,
} from '../../../../../tests/helpers/component/AdminHarness';
import { DraftBackups } from './DraftBackups';

const NOON = '2026-06-01T12:00:00.000Z';
const service = (id: string, title: string): Service => ({
  id,
  title,
  description: 'We film.',
  slug: id,
  isFeatured: false,
});
const RAW = {
  version: 1,
  drafts: {
    services: {
      s1: { base: service('s1', 'Film'), draft: service('s1', 'Cinema') },
      s2: { base: null, draft: service('s2', 'Concerts') },
      s3: 7,
    },
  },
};

const titles = () => selectWorkingCopy(store.getState())?.services.map(({ title }) => title);

let store: Store;

beforeEach(async () => {
  store = await createAdminStore(smallContent().files);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const show = () => renderAdminScreen(store, () => <DraftBackups />);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const items = () =>
  page
    .getByRole('region', { name: 'Backups of damaged changes' })
    .getByRole('heading', { level: 3 });

/** Intercepts downloads. */
function downloads() {
  const files: { name: string; blob: Blob }[] = [];
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (last) files.push({ name: this.download, blob: last });
  });
  return files;
}

describe('the backups of damaged changes', () => {
  it('are shown with time and reason, and downloaded as they were stored', async () => {
    await set('drafts.bak', 'older', draftDatabase());
    await saveBackup(RAW, 1, NOON);
    const files = downloads();
    await show();
    await expect.element(items().nth(1)).toHaveTextContent('Backup made 1 Jun 2026, 13:00 WAT');
    await expect.element(page.getByText('1 stored change could not be read.')).toBeVisible();
    await expect.element(items().first()).toHaveTextContent('Backup made at an unknown time');
    await button(/^Download the backup made 1 Jun/).click();
    expect(files.map(({ name }) => name)).toEqual(['drafts-backup-2026-06-01.json']);
    expect(files[0]?.blob.type).toBe('application/json');
    expect(JSON.parse(await files[0]!.blob.text())).toEqual(RAW);
  });

  it('are restored as far as they can be read, with a report of the rest', async () => {
    await saveBackup(RAW, 1, NOON);
    const dispatched = vi.spyOn(store, 'dispatch');
    await show();
    await button(/^Restore the backup/).click();
    const report = page.getByRole('status');
    await expect.element(report).toHaveTextContent('Could not be read');
    await expect.element(report).toHaveTextContent('Service “s3”');
    await expect.element(report).toHaveTextContent('Restored as unpublished changes');
    expect(titles()).toEqual(['Cinema', 'Concerts']);
    const messages = dispatched.mock.calls.flatMap(([action]) =>
      editsSaved.match(action) ? [action.payload.message] : [],
    );
    expect(messages).toEqual(['2 changes restored']);
    // The backup stays until it is deleted.
    await expect.element(items()).toBeVisible();
  });

  it('replace newer changes only if that is selected', async () => {
    const draft = service('s1', 'Drama');
    await store.dispatch(applyEdits('s1', [{ collection: 'services', id: 's1', draft }], NOON));
    await saveBackup(RAW, 1, NOON);
    await show();
    const dialog = page.getByRole('dialog', { name: 'Replace newer changes?' });
    await button(/^Restore the backup/).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(titles()).toEqual(['Drama']);
    await button(/^Restore the backup/).click();
    await dialog.getByRole('button', { name: 'Keep newer changes' }).click();
    await expect.poll(titles).toEqual(['Drama', 'Concerts']);
    await expect
      .element(page.getByText('Not restored, because you changed them later'))
      .toBeVisible();
    await button(/^Restore the backup/).click();
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect.poll(titles).toEqual(['Cinema', 'Concerts']);
  });

  it('are restored from a downloaded file', async () => {
    await show();
    await expect.element(page.getByText('There are no backups.')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    const choose = (text: string) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([text], 'drafts-backup.json'));
      input.files = chosen.files;
      return actAndFlush(() => input.dispatchEvent(new Event('change', { bubbles: true })));
    };
    await choose('{bad');
    await expect
      .element(page.getByText('The file could not be read: it is not JSON.'))
      .toBeVisible();
    await choose(JSON.stringify(RAW));
    await expect.poll(titles).toEqual(['Cinema', 'Concerts']);
  });

  it('are deleted after a confirmation', async () => {
    await saveBackup(RAW, 1, NOON);
    await show();
    await button(/^Delete backup/).click();
    const dialog = page.getByRole('dialog', { name: 'Delete backup' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await readBackups()).toHaveLength(1);
    await button(/^Delete backup/).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(page.getByText('There are no backups.')).toBeVisible();
    expect(await readBackups()).toEqual([]);
  });
});
