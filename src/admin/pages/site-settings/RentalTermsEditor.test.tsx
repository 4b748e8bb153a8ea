import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { smallContent } from '@/domain/content/contentFixture';
import { NO_RENTAL_TERMS } from '@/domain/prices/rentalTerms';
import { PAGE_IDS } from '@/domain/content/contentModel';
import { createAdminStore } from '../../../../tests/helpers/component/AdminHarness';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { applyEdits } from '../../drafts/editThunks';
import { useAdminSelector } from '../../store/hooks';
import { RentalTermsEditor } from './RentalTermsEditor';

function Section() {
  const content = useAdminSelector(selectDraftContent);
  return content && <RentalTermsEditor content={content} isReadOnly={false} />;
}

it('Terms that are saved elsewhere meanwhile are shown and kept, besides the input', async () => {
  const store = await createAdminStore(smallContent().files);
  await renderWithProviders(
    <Provider store={store}>
      <Section />
    </Provider>,
  );
  const field = (name: string) => page.getByRole('textbox', { name });
  await page.getByRole('button', { name: 'Edit rental terms' }).click();
  await field('A week costs (days)').fill('4');
  const draft = { ...NO_RENTAL_TERMS, daysBetween: 2 };
  const edit = { collection: 'pages', id: PAGE_IDS.rental, draft } as const;
  await store.dispatch(applyEdits('elsewhere', [edit], ''));
  await expect.element(field('Days between rentals')).toHaveValue('2');
  await page.getByRole('button', { name: 'Save terms' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(selectDraftContent(store.getState())?.rental).toMatchObject({
    rules: { weekDays: 4 },
    daysBetween: 2,
  });
});
