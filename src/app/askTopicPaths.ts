/** A chunk of its own for what only an empty shell asks (see TopicPaths). */
export { readTopicPaths } from '@/api/content/topics';
