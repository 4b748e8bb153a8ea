export { NeedsAttention } from './NeedsAttention';
