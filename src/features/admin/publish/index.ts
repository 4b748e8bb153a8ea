export { HistoryScreen } from './history/HistoryScreen';
export { PublishScreen } from './PublishScreen';
