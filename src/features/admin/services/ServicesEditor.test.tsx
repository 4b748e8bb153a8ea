import SvgIcon from '@mui/material/SvgIcon';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draftsReducer } from '@/api/drafts/draftsReducer';
import type { Service } from '@/domain/service';
import { renderPart } from '../../../../tests/helpers/Ground';
import { ServicesEditor } from './ServicesEditor';

const service = (id: string): Service => ({
  id,
  title: `Service ${id}`,
  description: 'A description that is long enough.',
  isFeatured: false,
  slug: id,
});
const SERVICES = ['a', 'b', 'c'].map(service);
const USES: Record<string, string[]> = { a: ['Home page'], b: ['Home page', 'Page “Crew”'] };

async function show() {
  const store = configureStore({ reducer: { drafts: draftsReducer } });
  await renderPart(
    <Provider store={store}>
      <ServicesEditor
        services={SERVICES}
        intro={{ description: 'Above.' }}
        icons={{ names: ['FilmIcon'], of: () => SvgIcon }}
        usesOf={({ id }) => USES[id] ?? []}
        hasTarget
        isReadOnly={false}
      />
    </Provider>,
  );
}

test('before several services are deleted it is said where any of them is used', async () => {
  await show();
  for (const { title } of SERVICES)
    await page.getByRole('checkbox', { name: `Select ${title}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent(
      'Are you sure you want to delete 3 services? This action cannot be undone. They are used on: Home page, Page “Crew”.',
    );
});
