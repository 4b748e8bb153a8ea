export { ActivityList } from './ActivityList';
export { QuickActions } from './QuickActions';
export { Tiles, type Tile } from './Tiles';
