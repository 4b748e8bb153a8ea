export { compileContent } from './compileContent';
export { readContent } from './readContent';
export type { Content, FeaturedKind } from './contentModel';
export type { ContentFiles } from './files';
