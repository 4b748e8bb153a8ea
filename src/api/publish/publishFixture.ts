import { readContent } from '@/domain/content';
import { smallContent } from '@/domain/contentFixture';
import { filesSource } from './filesSource';
import type { Live } from './live';

/** The small content as it is published. */
export function live(): Live {
  const { files } = smallContent();
  return { files, failed: [], content: readContent(files).content, source: filesSource(files) };
}
