export { TopicArticle } from './TopicArticle';
export { TopicFailure, TopicSkeleton } from './TopicStates';
export { topicLinks, articleSections, topicQuestions } from './topicSections';
