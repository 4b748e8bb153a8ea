import { parseServices, type ServiceList } from '@/domain/service/schema';
import { contentApi } from './contentApi';

/** All services, which are also used to look up topics. */
export const SERVICES_FILE = { path: 'services/index.json', parse: parseServices };

const servicesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    services: build.query<ServiceList, void>({ query: () => SERVICES_FILE }),
    featuredServices: build.query<ServiceList, void>({
      query: () => ({ path: 'services/featured.json', parse: parseServices }),
    }),
  }),
});

export const servicesQuery = servicesApi.endpoints.services;
export const featuredServicesQuery = servicesApi.endpoints.featuredServices;
export const { useServicesQuery, useFeaturedServicesQuery } = servicesApi;
