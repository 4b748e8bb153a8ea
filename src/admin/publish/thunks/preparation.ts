import { withLimit } from '@/ui/lazy/importWithRetry';

/** Changes that another part of the back office makes before each publication. */
let prepare: (() => Promise<unknown>) | undefined;

/** Sets the work before each publication, such as making the holds follow the requests. */
export function beforePublishing(preparation: typeof prepare): void {
  prepare = preparation;
}

/** Makes the changes that belong to each publication. They are left out if they fail or take longer than 20 s. Never throws. */
export async function preparePublication(): Promise<void> {
  await withLimit(prepare?.() ?? Promise.resolve()).catch(() => undefined);
}
