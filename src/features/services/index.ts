export { ServiceCard } from './ServiceCard';
export { ServiceGrid } from './ServiceGrid';
export { ServicesEmpty, ServicesFailure, ServicesSkeleton } from './ServicesStates';
export { SERVICE_ICONS, serviceIcon } from './serviceIcon';
