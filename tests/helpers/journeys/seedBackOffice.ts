import type { Page } from '@playwright/test';
import { STORES, type TableName } from '../../../src/admin/storage/database';

type Seed = Partial<Record<TableName, (readonly [string, unknown])[]>>;

/** Stores rows in the browser before the back office is opened. The page must be one of the site. */
export const seedBackOffice = (page: Page, seed: Seed): Promise<void> =>
  page.evaluate(
    ([tables, stores]) =>
      new Promise<void>((resolve, reject) => {
        const fail = () => reject(new Error('The database could not be opened.'));
        const opening = indexedDB.open('back-office', 1);
        opening.addEventListener('upgradeneeded', () => {
          for (const name of stores) opening.result.createObjectStore(name);
          opening.transaction?.objectStore('meta').put('seeded', 'alive');
        });
        opening.addEventListener('error', fail);
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(Object.keys(tables), 'readwrite');
          for (const [table, rows] of Object.entries(tables))
            for (const [index, [key, row]] of rows.entries())
              transaction.objectStore(table).put({ row, at: index }, key);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [seed, STORES] as const,
  );
