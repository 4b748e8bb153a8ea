import { childOf, isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { MEDIA_PREFIX } from '../../drafts/storage/mediaDrafts';
import { labelFieldPath } from './fieldLabels';

/** The value of a field for display: lines of text or images. */
export interface DisplayValue {
  lines: string[];
  pictures: string[];
}

/** A field that differs, for display. */
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
const PICTURES = new Set(['image', 'images', 'gallery', 'logo', 'url']);

const NOTHING: DisplayValue = { lines: [], pictures: [] };

/** Returns the text that identifies an entry of a list, in one line. */
function lineOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (!isJsonObject(value)) return JSON.stringify(value);
  const { day, hours, name, title, label, to, text, description, role, subtitle } = value;
  const first = day ?? name ?? title ?? label;
  const parts = [first, role ?? subtitle, hours ?? to ?? text ?? description];
  const texts = parts.filter((part) => typeof part === 'string');
  return texts.length > 0 ? texts.filter(Boolean).join(': ') || '–' : JSON.stringify(value);
}

/** Returns the value of a field for display, by the last key of its path. Never throws. */
export function toDisplayValue(path: readonly string[], value: unknown): DisplayValue {
  const list = Array.isArray(value) ? value : [value];
  if (PICTURES.has(path.at(-1) ?? ''))
    return { lines: [], pictures: list.filter((item) => typeof item === 'string' && item !== '') };
  const lines = list.map(lineOf).filter((line) => line !== '');
  return {
    lines: lines.filter((line) => !line.startsWith(MEDIA_PREFIX)),
    pictures: lines.filter((line) => line.startsWith(MEDIA_PREFIX)),
  };
}

/**
 * Whether a value is a reference, such as a category, which is shown by its name instead of field by field. Records
 * have the same shape.
 */
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

/**
 * Returns the fields in which two states of a record differ, in the order of the record. A missing record has no
 * fields. Never throws for JSON values.
 */
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
    const keys = [...new Set([...Object.keys(now), ...Object.keys(old)])];
    const isList = Array.isArray(after);
    return keys.flatMap((part) =>
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
