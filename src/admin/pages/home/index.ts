export { HomeEditor } from './HomeEditor';
export { homeTabOf, type HomeTabId } from './tabNames';
