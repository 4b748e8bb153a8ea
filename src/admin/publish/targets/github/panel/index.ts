export { panelsOf } from './GithubPanel';
