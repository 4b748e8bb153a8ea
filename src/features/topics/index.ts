export { TopicArticle } from './TopicArticle';
export { TopicFailure, TopicSkeleton } from './TopicStates';
export { articleSections, topicQuestions } from './topicSections';
