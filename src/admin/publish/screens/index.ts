export { DraftBackups } from './backups/DraftBackups';
export { PublishHistoryScreen } from './history/PublishHistoryScreen';
export { PublishScreen } from './PublishScreen';
