import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Store } from '../../../drafts/draftsFixture';
import { selectDrafts } from '../../../drafts/state/draftsReducer';
import { applyEdits, undo } from '../../../drafts/editThunks';
import { selectPartsToRepair } from '../../../drafts/partsToRepair';
import { listChanges } from '../../changes/changes';
import { changeSentence } from '../../changes/changes';
import { smallContent } from '@/domain/content/contentFixture';
import { BUSY_LABEL_MIN_MS } from '../../../forms/useSave';
import { clearAutosave } from '../../../forms/formAutosave';
import {
  autosavedText,
  createAdminStore,
  fillStorage,
  freezeTimers,
  renderAdminScreen,
  stepLabels,
} from '../../../../../tests/helpers/component/AdminHarness';
import { NeedsAttention } from './NeedsAttention';
import { partName } from './partTexts';

afterEach(() => {
  clearAutosave('repair');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Files = ReturnType<typeof smallContent>['files'];

const addDamagedService = (files: Files) =>
  (files['services/index.json'] as { services: unknown[] }).services.push(null);

function damageThree(files: Files): void {
  const { products } = files['products/by-category/lenses.json'] as { products: object[] };
  Object.assign(products[0] ?? {}, { stock: '3' });
  addDamagedService(files);
  addDamagedService(files);
}

async function show(damage: (files: Files) => void = damageThree) {
  const files = structuredClone(smallContent().files);
  damage(files);
  const store = await createAdminStore(files);
  await renderAdminScreen(store, () => <NeedsAttention isReadOnly={false} />);
  return store;
}

const changes = (store: Store) => listChanges(selectDrafts(store.getState())).map(changeSentence);
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('unreadable parts', () => {
  it('are listed with file and reason, and corrected as suggested', async () => {
    const store = await show();
    await expect.element(page.getByRole('heading', { name: 'Needs attention (3)' })).toBeVisible();
    await expect
      .element(page.getByText('“stock” must be a number without quotation marks, but it is "3".'))
      .toBeVisible();
    await expect
      .element(
        page.getByText('public/data/products/by-category/lenses.json, entry 1 of “products”'),
      )
      .toBeVisible();
    await button('Edit Product “Zoom”').click();
    const text = page.getByRole('textbox', { name: 'Stored text (JSON)' });
    await expect.element(text).toHaveAttribute('aria-invalid', 'true');
    await button('Suggest a correction').click();
    await expect.element(text).toHaveAttribute('aria-invalid', 'false');
    await button('Save Correction').click();
    await expect.element(page.getByRole('heading', { name: 'Needs attention (2)' })).toBeVisible();
    // The editor closes when the save has ended, and removes the autosaved input.
    await expect.element(text).not.toBeInTheDocument();
    expect(changes(store)).toEqual(['Product “Zoom” corrected']);
  });

  it('are not saved while they are still unreadable', async () => {
    const store = await show();
    await button('Edit Service 3').click();
    const text = page.getByRole('textbox', { name: 'Stored text (JSON)' });
    await text.fill('{"id":"s2","title":');
    await button('Save Correction').click();
    await expect.element(page.getByText(/^This is not JSON/)).toBeVisible();
    await text.fill('{"id":"s1","title":"Film"}');
    await expect
      .element(page.getByText('Another item of the same list has the id “s1” too.'))
      .toBeVisible();
    await expect.element(button('Suggest a correction')).toBeEnabled();
    await text.fill('{"id":"s2","title":"Second"}');
    await button('Save Correction').click();
    await expect.element(page.getByRole('heading', { name: 'Needs attention (2)' })).toBeVisible();
    // The editor closes when the save has ended, and removes the autosaved input.
    await expect.element(text).not.toBeInTheDocument();
    expect(changes(store)).toEqual(['Service “Second” corrected']);
  });

  it('are removed after a confirmation, only one of two equal ones, and restored by Undo', async () => {
    const store = await show();
    await button('Remove Service 4').click();
    await button('Remove').click();
    await expect.element(page.getByRole('heading', { name: 'Needs attention (2)' })).toBeVisible();
    expect(changes(store)).toEqual(['Damaged service removed']);
    await expect.element(button('Remove Service 3')).toBeVisible();
    await store.dispatch(undo());
    await expect.element(page.getByRole('heading', { name: 'Needs attention (3)' })).toBeVisible();
  });
});

describe('an open part', () => {
  const text = () => page.getByRole('textbox', { name: 'Stored text (JSON)' });
  const CORRECTED = '{"id":"s2","title":"Second"}';

  it('closes when it is removed elsewhere, and reopens with its input when it is restored', async () => {
    const store = await show();
    await button('Edit Service 3').click();
    await text().fill(CORRECTED);
    await expect.element(text()).toHaveValue(CORRECTED);
    await expect.poll(() => autosavedText('repair')).toContain('Second');
    const part = selectPartsToRepair(store.getState()).find(({ path }) => path === 'services[2]');
    const edit = { collection: 'repairs', id: part!.id, draft: null } as const;
    await store.dispatch(applyEdits('elsewhere', [edit], ''));
    await expect.element(text()).not.toBeInTheDocument();
    await store.dispatch(undo());
    await expect.element(text()).toHaveValue(CORRECTED);
    await expect.element(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  });

  it('stays open when its correction, the last one, could not be stored', async () => {
    const store = await show(addDamagedService);
    await button('Edit Service 3').click();
    await text().fill(CORRECTED);
    const makeRoom = fillStorage();
    await button('Save Correction').click();
    await expect
      .element(page.getByText('The correction could not be stored in this browser.'))
      .toBeVisible();
    await expect.element(text()).toHaveValue(CORRECTED);
    makeRoom();
    await button('Save Correction').click();
    await expect.element(text()).not.toBeInTheDocument();
    expect(stepLabels(store)).toEqual(['Corrected: Service 3']);
  });

  it('cannot be closed while its correction is being saved', async () => {
    await show();
    await button('Edit Service 3').click();
    await text().fill(CORRECTED);
    freezeTimers();
    await button('Save Correction').click();
    await expect.element(button('Saving...')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Edit Service 3');
    vi.advanceTimersByTime(BUSY_LABEL_MIN_MS);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

it('The name of a part can be that of a field of a page', () => {
  const reason = { code: 'missing', field: '' } as const;
  const part = { id: '', file: 'pages/home.json', path: 'hero.title', value: 5, reason };
  expect(partName(part)).toBe('Home page field “hero.title”');
});
