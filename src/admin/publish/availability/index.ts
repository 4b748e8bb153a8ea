export { PublishAvailability } from '../screens/availability/PublishAvailability';
