export { LocalPanel } from './LocalPanel';
