export { ServiceCard, ServiceGrid, ServicesSkeleton } from './ServiceCard';
export { SERVICE_ICONS, serviceIcon } from './serviceIcon';
