export { PublishScreen } from './PublishScreen';
