import { childOf, isJsonObject } from '@/domain/text/jsonObject';
import { formatPrice, priceNumber } from '@/domain/text/price';
import { sameJson } from '@/domain/text/sameJson';
import { fieldName } from '../../fields/fieldNames';
import { MEDIA_PREFIX } from '../../drafts/storage/mediaDrafts';

/** Combines the last fields of a path into a label: `hero.title` becomes `Hero: title`. */
export function labelFieldPath(path: readonly string[]): string {
  const [first = '', ...rest] = path.map((key, at) => fieldName(key, path[at - 1]));
  return rest.length > 0 ? `${first}: ${rest.join(', ').toLowerCase()}` : first;
}

/** Dependent fields, which are written together with an owning field, by the first key of the owner. */
const DEPENDENT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  workingHours: ['contact.hours'],
  // The main image of a product is often also one of its images.
  image: ['images'],
};

/** Returns the first key of the owner of a dependent field; undefined for other fields. */
export function owningFieldOf(path: readonly string[]): string | undefined {
  const name = path.join('.');
  return Object.keys(DEPENDENT_FIELDS).find((key) => DEPENDENT_FIELDS[key]?.includes(name));
}

export interface DisplayValue {
  lines: string[];
  pictures: string[];
}

export interface FieldChange {
  /** Keys from the record down, such as `['hero', 'title']`. */
  path: string[];
  label: string;
  before: DisplayValue;
  after: DisplayValue;
}

/** Fields that are derived from others, or that mean nothing to the administrator. */
const SILENT = new Set(['id', 'ids', 'createdAt', 'updatedAt', 'productId']);

/** The hours of the contact are shown by `workingHours`, the rows that are written with them. */
function isSilent(path: readonly string[]): boolean {
  return SILENT.has(path.at(-1) ?? '') || path.join('.') === 'contact.hours';
}
const AMOUNTS = new Set(['price', 'originalPrice', 'dailyRate', 'fee']);
const PICTURES = new Set(['image', 'images', 'gallery', 'logo', 'url']);

const NOTHING: DisplayValue = { lines: [], pictures: [] };

function lineOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (!isJsonObject(value)) return JSON.stringify(value);
  const { day, hours, name, title, label, to, text, description, role, subtitle, fee } = value;
  const first = day ?? name ?? title ?? label;
  const amount = typeof fee === 'number' ? formatPrice(fee) : undefined;
  const parts = [first, role ?? subtitle, hours ?? to ?? text ?? description, amount];
  const texts = parts.filter((part) => typeof part === 'string');
  return texts.length > 0 ? texts.filter(Boolean).join(': ') || '–' : JSON.stringify(value);
}

/** Returns the value of a field for display, by the last key of its path. Never throws. */
export function toDisplayValue(path: readonly string[], value: unknown): DisplayValue {
  const list = Array.isArray(value) ? value : [value];
  if (PICTURES.has(path.at(-1) ?? ''))
    return { lines: [], pictures: list.filter((item) => typeof item === 'string' && item !== '') };
  // As visitors see them.
  const isAmount = AMOUNTS.has(path.at(-1) ?? '');
  const textOf = (item: unknown) =>
    isAmount && priceNumber(item as string) !== null ? formatPrice(item as string) : lineOf(item);
  const lines = list.map(textOf).filter((line) => line !== '');
  return {
    lines: lines.filter((line) => !line.startsWith(MEDIA_PREFIX)),
    pictures: lines.filter((line) => line.startsWith(MEDIA_PREFIX)),
  };
}

/** A reference, such as a category, is shown by its name instead of field by field. Records have the same shape. */
export function isReference(value: unknown): boolean {
  return isJsonObject(value) && typeof value.name === 'string' && typeof value.slug === 'string';
}

function isParts(value: unknown): value is Record<string, unknown> {
  return isJsonObject(value) && !isReference(value);
}

/** Whether two lists contain the same records in the same order, so that differences are shown record by record. */
function isSameCards(before: unknown, after: unknown): boolean {
  return (
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.length === after.length &&
    [...(before as unknown[]), ...(after as unknown[])].every(isParts) &&
    before.every((item: unknown, index) => {
      const [old, now] = [item, after[index]].map((one) => childOf(one, 'id') ?? '');
      // When the list is edited, an item without an ID gets one that ends with its position.
      const isGiven = (id: unknown) => String(id).endsWith(`-${index + 1}`);
      return old === now || (old === '' && isGiven(now)) || (now === '' && isGiven(old));
    })
  );
}

/** Whether other images differ only by the main one, which is often also one of them. */
function followMainImage(before: object, after: object): boolean {
  const [old, now] = [before, after].map((record) => {
    const { image, images } = record as { image?: unknown; images?: unknown };
    return [images ?? []].flat().filter((other) => other !== image);
  });
  return childOf(before, 'image') !== childOf(after, 'image') && sameJson(old, now);
}

/** In the order of the record. A missing record has no fields. Never throws for JSON values. */
export function fieldChanges(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): FieldChange[] {
  if (sameJson(before, after) || isSilent(path)) return [];
  const hasParts = [before, after].every((side) => side === undefined || isParts(side));
  if (path.length === 0 || hasParts || isSameCards(before, after)) {
    const sides = [before, after].map((side) => Object(side ?? {}) as Record<string, unknown>);
    const [old = {}, now = {}] = sides;
    const keys = new Set([...Object.keys(now), ...Object.keys(old)]);
    if (followMainImage(old, now)) keys.delete('images');
    const isList = Array.isArray(after);
    return [...keys].flatMap((part) =>
      fieldChanges(childOf(old, part), childOf(now, part), [
        ...path,
        isList ? `${Number(part) + 1}` : part,
      ]),
    );
  }
  const sides = { before: toDisplayValue(path, before), after: toDisplayValue(path, after) };
  if (sameJson(sides.before, sides.after) && sameJson(sides.before, NOTHING)) return [];
  return [{ path: [...path], label: labelFieldPath(path), ...sides }];
}
