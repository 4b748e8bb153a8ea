export { useNearest } from './useNearest';
