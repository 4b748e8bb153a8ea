export { default } from './PreviewApp';
