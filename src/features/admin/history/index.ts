export { HistoryButtons } from './HistoryButtons';
