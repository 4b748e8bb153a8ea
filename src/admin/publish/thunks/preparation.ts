import { withLimit } from '@/ui/lazy/importWithRetry';

type Preparation = () => Promise<unknown>;

/** Changes that another part of the back office makes before each publication, and before changes are listed. */
let prepare: Preparation | undefined;
let prepareToList: Preparation | undefined;

/** Sets the work before each publication, such as making the holds follow the requests, and before changes are listed. */
export function beforePublishing(publishing: Preparation | undefined, listing?: Preparation): void {
  prepare = publishing;
  prepareToList = listing;
}

/** Makes the changes that follow from the requests. Never throws. */
export const prepareList = async (): Promise<void> =>
  void (await prepareToList?.().catch(() => undefined));

/** Makes the changes that belong to each publication. They are left out if they fail or take longer than 20 s. Never throws. */
export async function preparePublication(): Promise<void> {
  await withLimit(prepare?.() ?? Promise.resolve()).catch(() => undefined);
}
