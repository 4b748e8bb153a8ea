import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { compileContent, type Content } from '@/domain/content/content';
import { createAdminStore } from '../../../../tests/helpers/component/AdminHarness';
import {
  BLANK_PICTURES,
  renderWithProviders,
} from '../../../../tests/helpers/component/TestProviders';
import { selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import type { Edit } from '../../drafts/draftChanges';
import { applyEdits } from '../../drafts/editThunks';
import { products } from '../products';
import { projects } from '../projects';
import { contentWith, product, project, service } from '../resourceFixture';
import { ResourceScreen } from '../screen/ResourceScreen';
import { services } from '../services';

const WORDS = 'Words of the other tab, long enough.';

const RECORDS: Partial<Content> = {
  services: [service('a')],
  products: [product('a')],
  projects: [project('a')],
};

const SCREENS = [
  {
    name: 'services' as const,
    screen: <ResourceScreen resource={services} />,
    title: 'Service a',
    label: 'Title',
    save: 'Save Service',
    changed: { ...service('a'), description: WORDS },
  },
  {
    name: 'products' as const,
    screen: <ResourceScreen resource={products} />,
    title: 'Product a',
    label: 'Product name',
    save: 'Update Product',
    changed: { ...product('a'), description: WORDS },
  },
  {
    name: 'projects' as const,
    screen: <ResourceScreen resource={projects} />,
    title: 'Project a',
    label: 'Title',
    save: 'Update Project',
    changed: { ...project('a'), description: [WORDS] },
  },
];

describe.each(SCREENS)('a form of $name whose record is saved in another tab', (one) => {
  const { name, screen, title, label, save, changed } = one;
  const field = (text: string) => page.getByRole('textbox', { name: text });

  async function open() {
    await page.viewport(1280, 900);
    const store = await createAdminStore(compileContent(contentWith(RECORDS)));
    const ui = (
      <Provider store={store}>
        <main>{screen}</main>
      </Provider>
    );
    const part = await renderWithProviders(ui, { pictures: BLANK_PICTURES });
    const edit = { collection: name, id: 'a', draft: changed } as Edit;
    return {
      part,
      saveElsewhere: () => store.dispatch(applyEdits('elsewhere', [edit], '')),
      saved: () => selectWorkingCopy(store.getState())?.[name][0],
    };
  }

  async function startTyping() {
    await page
      .getByRole('button', { name: `Edit ${title}`, exact: true })
      .last()
      .click();
    await field(label).fill('Typed here');
  }

  it('shows and keeps what was saved there, besides the input', async () => {
    const { saveElsewhere, saved } = await open();
    await startTyping();
    await saveElsewhere();
    await expect.element(field('Description')).toHaveValue(WORDS);
    await expect.element(field(label)).toHaveValue('Typed here');
    await page.getByRole('button', { name: save }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(JSON.stringify(saved())).toContain('Typed here');
    expect(saved()?.description).toEqual(changed.description);
  });
});
