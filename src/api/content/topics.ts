import { cardSlug } from '@/domain/page/aboutPage';
import { PATHS } from '@/domain/links/paths';
import { serviceSlugs } from '@/domain/service/service';
import { findTopic, parseTopics, listTopicPaths, type Topic } from '@/domain/topic/topic';
import { ABOUT_PAGE_FILE } from './aboutContent';
import {
  contentApi,
  toContentFailure,
  readContentFile,
  type ContentFailure,
  type ContentDeps,
} from './contentApi';
import { SERVICES_FILE } from './services';

const TOPICS = { path: 'pages/topics.json', parse: parseTopics };

const topicsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    topic: build.query<Topic | null, string>({
      async queryFn(path, api): Promise<{ data: Topic | null } | { error: ContentFailure }> {
        try {
          const topics = await readContentFile(TOPICS, api.extra as ContentDeps);
          return { data: findTopic(topics, path) ?? null };
        } catch {
          return { error: toContentFailure(TOPICS.path) };
        }
      },
    }),
  }),
});

export const topicQuery = topicsApi.endpoints.topic;
export const { useTopicQuery } = topicsApi;

/**
 * Returns the paths of about cards and services. A file that cannot be loaded reserves no
 * paths.
 */
async function takenAddresses(tools: ContentDeps): Promise<Set<string>> {
  const [cards, services] = await Promise.all([
    readContentFile(ABOUT_PAGE_FILE, tools).then(
      (about) => about.cards.map((card) => `${PATHS.about}/${cardSlug(card)}`),
      () => [],
    ),
    readContentFile(SERVICES_FILE, tools).then(
      (list) => list.services.flatMap(serviceSlugs).map((slug) => `${PATHS.services}/${slug}`),
      () => [],
    ),
  ]);
  return new Set([...cards, ...services]);
}

/**
 * Returns the paths of topics. The file of topics is optional: without it, or if it cannot be
 * read, there are none. Never rejects.
 */
export async function readTopicPaths(tools: ContentDeps): Promise<string[]> {
  const topics = await readContentFile(TOPICS, tools).catch(() => []);
  const hasRivals = topics.some(({ path }) => /^\/(?:about|services)\//.test(path));
  return listTopicPaths(topics, hasRivals ? await takenAddresses(tools) : new Set());
}
