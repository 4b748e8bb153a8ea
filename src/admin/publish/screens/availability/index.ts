export { AvailabilitySection } from './AvailabilitySection';
