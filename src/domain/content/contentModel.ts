import type { FeaturedKind } from '../featured/featured';
import { FILES } from '../links/contentPaths';
import { aboutSchema, type AboutPageContent } from '../page/aboutSchema';
import { homeSchema, type HomePageContent } from '../page/homeSchema';
import { rentalTermsSchema, type RentalTerms } from '../prices/rentalTerms';
import { recordSchema, textSchema } from '../record/recordSchema';
import { servicesIntroSchema, type ServicesIntro } from '../service/schema';
import { siteSchema, type Site } from '../site/schema';
import { LIST_NAMES, type ListName, type ListRecords } from './lists';

interface AvailabilityTime {
  /** ISO 8601; '' if there is none, and 'unknown' if it cannot be read. */
  updatedAt: string;
}

/** IDs in the order of a list; records that are not named come last. */
export interface ListOrder {
  ids: string[];
}

/** Unknown fields are kept in the records themselves. */
export interface Content extends Lists {
  site: Site;
  home: HomePageContent;
  about: AboutPageContent;
  servicesIntro?: ServicesIntro;
  rental?: RentalTerms;
  availability: AvailabilityTime;
  featured: Record<FeaturedKind, string[]>;
}

export type Lists = { [N in ListName]: Entities[N][] };

export interface Entities extends ListRecords {
  /** By the IDs of {@link PAGES}. */
  pages: HomePageContent | AboutPageContent | ServicesIntro | RentalTerms | AvailabilityTime;
  settings: Site;
  orders: ListOrder;
}

export type Collection = keyof Entities;

/** A change of one record; a base of null adds it, a draft of null deletes it. */
export type Change = {
  [C in Collection]: {
    collection: C;
    id: string;
    base: Entities[C] | null;
    draft: Entities[C] | null;
  };
}[Collection];

export const SITE_ID = 'site';

export const PAGE_IDS = {
  home: 'home',
  about: 'about',
  services: 'services',
  rental: 'rental',
} as const;

export const AVAILABILITY_ID = 'availability';

/** The single records by their IDs, with their field in the content. The introduction of the services is in a list. */
export const PAGES = {
  [SITE_ID]: {
    collection: 'settings',
    field: 'site',
    name: 'Site settings',
    file: FILES.site,
    schema: siteSchema,
  },
  [PAGE_IDS.home]: {
    collection: 'pages',
    field: 'home',
    name: 'Home page',
    file: FILES.home,
    schema: homeSchema,
  },
  [PAGE_IDS.about]: {
    collection: 'pages',
    field: 'about',
    name: 'About page',
    file: FILES.about,
    schema: aboutSchema,
  },
  [PAGE_IDS.services]: {
    collection: 'pages',
    field: 'servicesIntro',
    name: 'Services page',
    file: FILES.services,
    schema: servicesIntroSchema,
  },
  [PAGE_IDS.rental]: {
    collection: 'pages',
    field: 'rental',
    name: 'Rental terms',
    file: FILES.rental,
    schema: rentalTermsSchema,
  },
  [AVAILABILITY_ID]: {
    collection: 'pages',
    field: 'availability',
    name: 'Availability',
    file: FILES.availability,
    schema: recordSchema({ updatedAt: textSchema() }),
  },
} as const;

export const pageInfo = (id: string) =>
  Object.hasOwn(PAGES, id) ? PAGES[id as keyof typeof PAGES] : undefined;

export const COLLECTIONS: readonly Collection[] = [...LIST_NAMES, 'pages', 'settings', 'orders'];

/** Featured ones are named by the list that they belong to. The order of holds and topics means nothing. */
export const ORDER_IDS: readonly string[] = [
  ...LIST_NAMES.filter((name) => name !== 'holds' && name !== 'topics'),
  'featured-services',
  'featured-products',
  'featured-projects',
];
