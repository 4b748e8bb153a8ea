export { ActivityList } from './ActivityList';
export { QuickActions, type QuickAction } from './QuickActions';
export { Tiles, type Tile } from './Tiles';
