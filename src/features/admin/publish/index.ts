export { DraftBackups } from './backups/DraftBackups';
export { HistoryScreen } from './history/HistoryScreen';
export { PublishScreen } from './PublishScreen';
