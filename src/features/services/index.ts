export { ServiceCard, ServiceGrid } from './ServiceCard';
export { ServicesEmpty, ServicesFailure, ServicesSkeleton } from './ServicesStates';
export { SERVICE_ICONS, serviceIcon } from './serviceIcon';
