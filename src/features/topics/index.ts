export { TopicArticle, TopicSkeleton } from './TopicArticle';
export { articleSections, topicQuestions } from './topicSections';
