export { AvailabilityPanel } from './AvailabilityPanel';
export { PublishAvailability } from './PublishAvailability';
