import { isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { MEDIA_PREFIX } from '../../drafts/storage/mediaDrafts';
import { labelFieldPath } from './recordLabels';

/** What a field holds, for a person: lines of text or pictures. */
export interface DisplayValue {
  lines: string[];
  pictures: string[];
}

/** A field that differs, in plain words. */
export interface FieldChange {
  /** Keys from the record down, such as `['hero', 'title']`. */
  path: string[];
  label: string;
  before: DisplayValue;
  after: DisplayValue;
}

/** Fields that follow from others, or that say nothing to a person. */
const SILENT = new Set(['id', 'ids', 'createdAt', 'updatedAt', 'categorySlug', 'categoryId']);

/** The hours of the settings are told by the opening hours that are made of them. */
function isSilent(path: readonly string[]): boolean {
  return SILENT.has(path.at(-1) ?? '') || path.join('.') === 'contact.hours';
}
const PICTURES = new Set(['image', 'images', 'gallery', 'logo', 'url']);

const NOTHING: DisplayValue = { lines: [], pictures: [] };

/** What tells one entry of a list from another, in a line. */
function lineOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (!isJsonObject(value)) return JSON.stringify(value);
  const { day, hours, name, title, label, to, text, description } = value;
  const parts = [day ?? name ?? title ?? label, hours ?? to ?? text ?? description];
  const texts = parts.filter((part) => typeof part === 'string');
  return texts.length > 0 ? texts.join(': ') : JSON.stringify(value);
}

function shown(key: string, value: unknown): DisplayValue {
  const list = Array.isArray(value) ? value : [value];
  if (PICTURES.has(key))
    return { lines: [], pictures: list.filter((item) => typeof item === 'string' && item !== '') };
  const lines = list.map(lineOf).filter((line) => line !== '');
  return {
    lines: lines.filter((line) => !line.startsWith(MEDIA_PREFIX)),
    pictures: lines.filter((line) => line.startsWith(MEDIA_PREFIX)),
  };
}

/** What a field holds, by the last key of its path; never throws. */
export function toDisplayValue(path: readonly string[], value: unknown): DisplayValue {
  return shown(path.at(-1) ?? '', value);
}

/** A reference such as a category: told by its name, not by its parts. Records themselves look alike. */
export function isReference(value: unknown): boolean {
  return isJsonObject(value) && typeof value.name === 'string' && typeof value.slug === 'string';
}

function isParts(value: unknown): value is Record<string, unknown> {
  return isJsonObject(value) && !isReference(value);
}

/** Lists of records that are the same ones on both sides are told record by record. */
function isSameCards(before: unknown, after: unknown): boolean {
  return (
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.length === after.length &&
    [...(before as unknown[]), ...(after as unknown[])].every(isParts)
  );
}

/**
 * The fields in which two states of a record differ, in the order of the record; a missing record has none. Never
 * throws for JSON values.
 */
export function fieldChanges(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): FieldChange[] {
  const key = path.at(-1) ?? '';
  if (sameJson(before, after) || isSilent(path)) return [];
  const hasParts = [before, after].every((side) => side === undefined || isParts(side));
  if (path.length === 0 || hasParts || isSameCards(before, after)) {
    const sides = [before, after].map((side) => Object(side ?? {}) as Record<string, unknown>);
    const [old = {}, now = {}] = sides;
    const keys = [...new Set([...Object.keys(now), ...Object.keys(old)])];
    const isList = Array.isArray(after);
    return keys.flatMap((part) =>
      fieldChanges(old[part], now[part], [...path, isList ? `${Number(part) + 1}` : part]),
    );
  }
  const sides = { before: shown(key, before), after: shown(key, after) };
  if (sameJson(sides.before, sides.after) && sameJson(sides.before, NOTHING)) return [];
  return [{ path: [...path], label: labelFieldPath(path), ...sides }];
}
