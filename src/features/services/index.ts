export { ServiceCard } from './ServiceCard';
