import * as v from 'valibot';
import { company } from '../company/company';
import { recordSchema, textSchema } from '../record/recordSchema';
import { parseFileObject, parseObject } from '../record/parseRecords';
import type { Parsed } from '../record/problem';
import { forEachNetwork } from './socialNetworks';

const SECTIONS = ['brand', 'socialMedia', 'contact', 'workingHours', 'footer'];

const rowSchema = recordSchema({ day: textSchema(), hours: textSchema() });

export type HoursRow = v.InferOutput<typeof rowSchema>;

const footerGroupSchema = recordSchema({
  title: textSchema(),
  links: v.optional(v.array(recordSchema({ label: textSchema(), to: textSchema() })), () => []),
});

export type FooterGroup = v.InferOutput<typeof footerGroupSchema>;

const nameSchema = v.pipe(
  textSchema(),
  v.transform((name) => (name.trim() ? name : company.name)),
);

/** `contact.hours` are the business hours as JSON text. */
export const siteSchema = recordSchema({
  brand: v.optional(
    recordSchema({ name: nameSchema, tagline: v.optional(v.string()), logo: textSchema() }),
    {},
  ),
  socialMedia: v.optional(recordSchema(forEachNetwork(() => v.optional(v.string()))), {}),
  contact: v.optional(
    recordSchema({
      email: textSchema(),
      phone: textSchema(),
      whatsapp: textSchema(),
      address: textSchema(),
      hours: v.optional(v.string()),
    }),
    {},
  ),
  workingHours: v.optional(v.array(rowSchema), () => []),
  footer: v.optional(
    recordSchema({
      copyright: v.optional(v.string()),
      groups: v.optional(v.array(footerGroupSchema)),
    }),
  ),
});

export type Site = v.InferOutput<typeof siteSchema>;

/** Reports and leaves out fields of the wrong type. @throws ShapeError if it is another file */
export function parseSite(json: unknown, file = 'site.json'): Parsed<Site> {
  parseFileObject(json, file, SECTIONS, ['workingHours']);
  return parseObject(siteSchema, json, file);
}
