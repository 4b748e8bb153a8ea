import { cardSlug } from '@/domain/aboutPage';
import { PATHS } from '@/domain/paths';
import { serviceSlugs } from '@/domain/service';
import { findTopic, parseTopics, topicAddresses, type Topic } from '@/domain/topic';
import { ABOUT_PAGE } from './aboutContent';
import {
  contentApi,
  failureOf,
  readFile,
  type ContentFailure,
  type ContentTools,
} from './contentApi';
import { SERVICES } from './services';

const TOPICS = { path: 'pages/topics.json', parse: parseTopics };

const topicsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    topic: build.query<Topic | null, string>({
      async queryFn(path, api): Promise<{ data: Topic | null } | { error: ContentFailure }> {
        try {
          const topics = await readFile(TOPICS, api.extra as ContentTools);
          return { data: findTopic(topics, path) ?? null };
        } catch {
          return { error: failureOf(TOPICS.path) };
        }
      },
    }),
  }),
});

export const topicQuery = topicsApi.endpoints.topic;
export const { useTopicQuery } = topicsApi;

/** Addresses of the about page's cards and of services; those of a file that can't be had are free. */
async function takenAddresses(tools: ContentTools): Promise<Set<string>> {
  const [cards, services] = await Promise.all([
    readFile(ABOUT_PAGE, tools).then(
      (about) => about.cards.map((card) => `${PATHS.about}/${cardSlug(card)}`),
      () => [],
    ),
    readFile(SERVICES, tools).then(
      (list) => list.services.flatMap(serviceSlugs).map((slug) => `${PATHS.services}/${slug}`),
      () => [],
    ),
  ]);
  return new Set([...cards, ...services]);
}

/**
 * The addresses at which topics stand. The file of topics is optional: without it, or when it can't
 * be read, there are none; never rejects (content-contract.md, Files).
 */
export async function readTopicPaths(tools: ContentTools): Promise<string[]> {
  const topics = await readFile(TOPICS, tools).catch(() => []);
  const hasRivals = topics.some(({ path }) => /^\/(?:about|services)\//.test(path));
  return topicAddresses(topics, hasRivals ? await takenAddresses(tools) : new Set());
}
