import { readContent } from '@/domain/content/content';
import { smallContent } from '@/domain/content/contentFixture';
import { inMemorySource } from './inMemorySource';
import type { LiveContent } from './liveContent';

/** Returns the small content as published content. */
export function live(): LiveContent {
  const { files } = smallContent();
  return { files, failed: [], content: readContent(files).content, source: inMemorySource(files) };
}
