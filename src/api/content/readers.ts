export { loadProduct } from './loadProduct';
export { loadProject } from './loadProject';
export { loadProjectsFirstPage, loadStoreFirstPage } from './loadFirstPage';
export { loadTopic, loadTopicPaths } from './loadTopic';
