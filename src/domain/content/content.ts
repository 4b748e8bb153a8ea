export { compileContent } from './compileContent';
export { readContent } from './readContent';
export type { Content, ContentFiles, FeaturedKind } from './contentModel';
