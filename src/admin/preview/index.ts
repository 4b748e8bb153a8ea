export { openPreview, type Preview } from './openPreview';
