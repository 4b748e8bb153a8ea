import type { Page } from '@playwright/test';
import { requestPath } from '../../../src/domain/links/adminPaths';
import { content } from '../../helpers/hosts/builtSite';
import { openAdmin } from '../../helpers/journeys/admin';
import { editProduct, saveProduct } from '../../helpers/journeys/publishing';
import { expect, test } from '../../helpers/journeys/site';
import { requestFor, startRequests } from '../../helpers/journeys/requests';

const [product] = content.products();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

// All sections of a request are open.
test.use({ viewport: { width: 1280, height: 900 } });

test('Two tabs that edit a product and a request at the same time lose nothing', async ({
  page,
}) => {
  const request = requestFor([product!], { ref: 'SL-TAB222' });
  await startRequests(page, requestPath(request.ref), [request]);
  const second = await page.context().newPage();
  await openAdmin(second, requestPath(request.ref));
  await Promise.all([
    field(page, 'Internal notes').fill('Called twice'),
    field(second, 'Notes for the customer').fill('Bring an ID'),
  ]);
  await expect(field(page, 'Notes for the customer')).toHaveValue('Bring an ID');
  await expect(field(second, 'Internal notes')).toHaveValue('Called twice');

  await openAdmin(page, '/admin/products');
  await openAdmin(second, '/admin/products');
  const tabs = [
    await editProduct(page, product!.name, { 'Product name': 'Renamed here' }),
    await editProduct(second, product!.name, { Description: 'Described there' }),
  ] as const;
  for (const form of tabs) await saveProduct(form);
  await page.reload();
  await editProduct(page, 'Renamed here', {});
  await expect(field(page, 'Description')).toHaveValue('Described there');
});
