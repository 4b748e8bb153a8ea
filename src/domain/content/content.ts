export { applyChanges } from './applyChanges';
export { readContent } from './readContent';
export type { Content } from './contentModel';
export type { FeaturedKind } from '../featured/featured';
export type { ContentFiles } from './files';
