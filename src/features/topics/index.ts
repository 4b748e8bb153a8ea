export { TopicArticle } from './TopicArticle';
export { TopicFailure, TopicSkeleton } from './TopicStates';
export { topicLinks, topicParts, topicQuestions } from './topicParts';
