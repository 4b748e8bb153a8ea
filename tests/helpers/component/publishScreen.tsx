import { page } from 'vitest/browser';
import type { Store } from '../../../src/admin/drafts/draftsFixture';
import { applyEdits } from '../../../src/admin/drafts/editThunks';
import { smallContent } from '../../../src/domain/content/contentFixture';
import type { Service } from '../../../src/domain/service/schema';
import { renderAdminScreen } from './AdminHarness';
import { PublishScreen } from '../../../src/admin/publish/screens/PublishScreen';

export const service = (id: string, isFeatured: boolean): Service => ({
  id,
  title: `Title ${id}`,
  description: 'Text',
  isFeatured,
  slug: id,
});

export function filesOf(featuredIds: string) {
  const services = ['a', 'b', 'c', 'd', 'e'].map((id) => service(id, featuredIds.includes(id)));
  return {
    ...smallContent().files,
    'services/index.json': { services },
    'services/featured.json': { services: services.filter(({ isFeatured }) => isFeatured) },
  };
}

export const put = (store: Store, ...services: Service[]) =>
  store.dispatch(
    applyEdits(
      services.map(({ id }) => id).join(),
      services.map((draft) => ({ collection: 'services', id: draft.id, draft })),
      '',
    ),
  );

export const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Renders the Publish page with the targets of a build setting. The default is ZIP only. */
export const show = (store: Store, setting?: string) =>
  renderAdminScreen(store, () => (
    <main>
      <PublishScreen setting={setting} />
    </main>
  ));
