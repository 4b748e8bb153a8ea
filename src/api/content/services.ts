import { parseServices, type ServiceList } from '@/domain/service';
import { contentApi } from './contentApi';

const servicesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    services: build.query<ServiceList, void>({
      query: () => ({ path: 'services/index.json', parse: parseServices }),
    }),
    featuredServices: build.query<ServiceList, void>({
      query: () => ({ path: 'services/featured.json', parse: parseServices }),
    }),
  }),
});

export const servicesQuery = servicesApi.endpoints.services;
export const featuredServicesQuery = servicesApi.endpoints.featuredServices;
export const { useServicesQuery, useFeaturedServicesQuery } = servicesApi;
