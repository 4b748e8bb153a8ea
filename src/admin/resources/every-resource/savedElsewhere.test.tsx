import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { filesOf } from '@/domain/content/contentFixture';
import { createAdminStore } from '../../../../tests/helpers/component/AdminHarness';
import {
  BLANK_PICTURES,
  renderWithProviders,
} from '../../../../tests/helpers/component/TestProviders';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { applyEdits } from '../../drafts/editThunks';
import { contentWith, product } from '../resourceFixture';
import { ResourceScreen } from '../screen/ResourceScreen';
import { products } from '../products';

const WORDS = 'Words of the other tab, long enough.';

it('A form whose record is saved in another tab shows and keeps that, besides its input', async () => {
  await page.viewport(1280, 900);
  const store = await createAdminStore(filesOf(contentWith({ products: [product('a')] })));
  const ui = (
    <Provider store={store}>
      <main>
        <ResourceScreen resource={products} />
      </main>
    </Provider>
  );
  await renderWithProviders(ui, { pictures: BLANK_PICTURES });
  const field = (name: string) => page.getByRole('textbox', { name });
  await page.getByRole('button', { name: 'Edit Product a', exact: true }).last().click();
  await field('Product name').fill('Typed here');
  const draft = { ...product('a'), description: WORDS };
  await store.dispatch(applyEdits('elsewhere', [{ collection: 'products', id: 'a', draft }], ''));
  await expect.element(field('Description')).toHaveValue(WORDS);
  await expect.element(field('Product name')).toHaveValue('Typed here');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const [saved] = selectDraftContent(store.getState())?.products ?? [];
  expect(saved).toMatchObject({ name: 'Typed here', description: WORDS });
});
