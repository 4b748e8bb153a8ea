import { readContentFile } from '@/api/content/contentApi';
import { SERVICES_FILE } from '@/api/content/services';
import { servicePath } from '@/domain/links/paths';
import type { PageReads } from '../../routing/pageReads';

export { reads } from './servicesReads';

export const paths: PageReads['paths'] = async (deps) => {
  const list = await readContentFile(SERVICES_FILE, deps).catch(() => undefined);
  return (list?.services ?? []).map(servicePath);
};
