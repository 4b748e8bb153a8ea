import * as v from 'valibot';
import {
  featuredEntries,
  idSchema,
  recordSchema,
  textSchema,
  withFeaturedFlag,
} from '../record/recordSchema';
import { isJsonObject } from '../text/jsonObject';
import type { Parsed } from '../record/problem';
import { parseFileObject, parseRecords } from '../record/parseRecords';
import { withSlugs } from '../text/slug';

/** The first entry of the file if it has no ID. */
export const servicesIntroSchema = recordSchema({ description: textSchema() });

export type ServicesIntro = v.InferOutput<typeof servicesIntroSchema>;

export const serviceEntries = {
  id: idSchema(),
  title: textSchema(),
  description: textSchema(),
  icon: v.optional(v.string()),
  ...featuredEntries,
  slug: textSchema(),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
};

/** A missing slug is ''. */
export const serviceSchema = v.pipe(
  recordSchema(serviceEntries),
  v.transform((service) => withFeaturedFlag(service)),
);

export type Service = v.InferOutput<typeof serviceSchema>;

export interface ServiceList {
  intro: ServicesIntro | undefined;
  services: Service[];
}

/** The introduction has no ID. */
export function isIntro(entry: unknown): boolean {
  return isJsonObject(entry) && (entry.id === undefined || entry.id === null);
}

export function finishServices(services: Service[]): Service[] {
  return withSlugs(services, ({ title }) => title).map((entry) => ({
    ...entry,
    title: entry.title.trim() ? entry.title : 'Untitled Service',
  }));
}

/** A first entry without ID is the introduction. @throws ShapeError if the file has no list of services */
export function parseServices(json: unknown, file = 'services/index.json'): Parsed<ServiceList> {
  const { services: list } = parseFileObject(json, file, ['services']);
  const hasIntro = Array.isArray(list) && isIntro(list[0]);
  const rest: unknown = hasIntro ? list.slice(1) : list;
  const head = parseRecords(
    servicesIntroSchema,
    hasIntro ? list.slice(0, 1) : [],
    file,
    'services',
  );
  const { value, problems } = parseRecords(serviceSchema, rest, file, 'services', hasIntro ? 1 : 0);
  return {
    value: { intro: head.value[0], services: finishServices(value) },
    problems: [...head.problems, ...problems],
  };
}
