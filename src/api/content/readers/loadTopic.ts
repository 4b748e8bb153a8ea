import { PATHS } from '@/domain/links/paths';
import { cardSlug } from '@/domain/page/aboutPage';
import { serviceSlugs } from '@/domain/service/service';
import { findTopic, listTopicPaths } from '@/domain/topic/topic';
import type { Topic } from '@/domain/topic/schema';
import type { ReadContentFile } from '../contentFiles';

/** Finds the topic with exactly this path; null if there is none. @throws ContentFailure if the file cannot be read */
export async function loadTopic(path: string, read: ReadContentFile): Promise<Topic | null> {
  return findTopic(await read('topics'), path) ?? null;
}

/** The paths of about cards and services, which take precedence over topics. A file that cannot be read reserves none. */
async function readReservedPaths(read: ReadContentFile): Promise<Set<string>> {
  const [cards, services] = await Promise.all([
    read('aboutPage').then(
      (about) => about.cards.map((card) => `${PATHS.about}/${cardSlug(card)}`),
      () => [],
    ),
    read('services').then(
      (list) => list.services.flatMap(serviceSlugs).map((slug) => `${PATHS.services}/${slug}`),
      () => [],
    ),
  ]);
  return new Set([...cards, ...services]);
}

/** Reads the paths of all topics. The file is optional: if it cannot be read there are no topics. Never throws. */
export async function loadTopicPaths(_arg: void, read: ReadContentFile): Promise<string[]> {
  const topics = await read('topics').catch(() => []);
  const mayConflict = topics.some(({ path }) => /^\/(?:about|services)\//.test(path));
  return listTopicPaths(topics, mayConflict ? await readReservedPaths(read) : new Set());
}
