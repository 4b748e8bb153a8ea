import { readFile } from '@/api/content/contentApi';
import { SERVICES } from '@/api/content/services';
import { servicePath } from '@/domain/paths';
import type { PageReads } from '../../pageReads';

export { reads } from './servicesReads';

export const paths: PageReads['paths'] = async (tools) => {
  const list = await readFile(SERVICES, tools).catch(() => undefined);
  return (list?.services ?? []).map(servicePath);
};
