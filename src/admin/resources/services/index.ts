export { services, services as default } from './resource';
