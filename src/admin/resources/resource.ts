import type { ComponentType, ReactNode } from 'react';
import type { Content } from '@/domain/content/content';
import type { Edit } from '../drafts/draftChanges';
import type { AnyField } from '../fields/field';
import type { OwnInputs } from '../fields/inputs/FieldInput';
import { resourceInfo, type ResourceName, type RecordOf, type ResourceInfo } from './registry';
import type { Column, TableExtent, TableFilter } from './column';

export interface FeaturedOptions<T> {
  limit: number;
  full: string;
  status: (used: number, limit: number) => string;
  /** Returns the image reference, or '' for none; missing for records without images. */
  imageOf?: (record: T) => string;
  Card: ComponentType<{ record: T; content: Content }>;
  columns: readonly [phone: number, tablet: number, desktop: number];
  addLabel?: string;
  empty?: string;
}

/** Bulk action that offers a choice, such as a category. */
export interface BulkChoice<T> {
  label: string;
  placeholder: string;
  options: (content: Content) => readonly { value: string; label: string }[];
  /** Returns the changed record, or the same one when it needs no change. */
  change: (record: T, value: string, content: Content) => T;
  /** Returns the action for the label of the step, such as 'moved to Lights'. */
  done: (value: string, content: Content) => string;
}

export interface ResourceMessages<T> {
  failed: (verb: 'add' | 'update' | 'delete') => string;
  /** Error of a save that fails unexpectedly, instead of `failed`. */
  unexpected?: string;
  /** Shown in the form after a rejected save, besides the toast with the reason. */
  rejected?: string;
  /** Whether that error is a toast also in the form, which otherwise shows it as a banner. */
  isFailedToast?: boolean;
  /** By default the label of the undo step. `done`: 'added', 'updated', 'deleted', 'featured', … */
  stored?: (done: string, count: number) => string;
  /** Returns the text in the list of recent activities, by default `done`. */
  activity?: (done: string) => string;
  /** Duration of the toasts in ms. The default is 5 s. */
  toastMs?: number;
  /** Returns the question before a record is deleted, instead of the one that names its uses. */
  deletion?: (record: T, content: Content) => ReactNode;
  loadFailed: (files: readonly string[]) => string;
}

export interface SectionProps<T> {
  content: Content;
  records: readonly T[];
  /** In display order. */
  featured: readonly T[];
  isLocked: boolean;
  onEdit: (id: string) => void;
}

export interface CascadingChange<T> {
  before: T;
  /** Null for a deleted record. */
  after: T | null;
}

interface FormLabels {
  title: string;
  save: string;
  busy: string;
}

interface FormOptions<T> {
  /** Labels that differ from 'Add New Product', 'Add Product', 'Adding...' and 'Edit Product', 'Update Product', 'Updating...'. */
  add?: Partial<FormLabels>;
  edit?: Partial<FormLabels>;
  /** Fields that have to be filled before the form can be submitted, and a note next to the missing ones. */
  readyWith?: readonly (keyof T & string)[];
  notReady?: string;
  /** Returns the record with what follows from its fields. */
  finish?: (record: T, before: T) => T;
}

/** The part of a resource that reads and changes records, without its screen. */
interface DataOptions<T> {
  /** The fields of the form, the files and the search. */
  fields: readonly AnyField[];
  form?: FormOptions<T>;
  idPrefix: string;
  /** Whether a file must have been loaded before records can be edited. */
  files: (path: string) => boolean;
  /** Shown while the files could not be loaded, and never saved. */
  defaults?: readonly T[];
  create: (id: string, now: string) => T;
  /** Returns the record with the fields that follow from other records. */
  complete?: (record: T, records: readonly T[]) => T;
  /** Returns the record with another name, for copies; missing for records without copies. */
  withName?: (record: T, name: string) => T;
  reservedSlugs?: readonly string[];
  cascade?: (change: CascadingChange<T>, content: Content) => Edit[];
  featured?: FeaturedOptions<T>;
  /** The first columns of a file. The others follow in the order of the fields. */
  csvOrder?: readonly string[];
  messages: ResourceMessages<T>;
}

interface ScreenOptions<C extends ResourceName, T = RecordOf<C>> {
  /** Loads the inputs of the form that belong to this resource. */
  inputs?: () => Promise<{ default: OwnInputs }>;
  table: {
    columns: readonly Column<T>[];
    /** Returns the texts that the search looks through, the name first. The default is those of the fields. */
    searchText?: (record: T, content: Content) => readonly string[];
    /** Returns at most two facts, which a row shows on a phone. */
    factsOf: (record: T, content: Content) => readonly string[];
    filter?: TableFilter<T>;
    empty: string;
    /** Returns the line above the table. The default is like 'Showing 1–10 of 14 products'. */
    summary?: (extent: TableExtent, records: readonly T[]) => string;
  };
  bulk?: readonly BulkChoice<T>[];
  Actions?: ComponentType;
  Above?: ComponentType<SectionProps<T>>;
  Below?: ComponentType<SectionProps<T>>;
  Preview: ComponentType<SectionProps<T>>;
}

export type ResourceData<C extends ResourceName> = ResourceInfo<C> & DataOptions<RecordOf<C>>;

export type Resource<C extends ResourceName> = ResourceData<C> & ScreenOptions<C>;

export function defineResourceData<C extends ResourceName>(
  name: C,
  options: DataOptions<RecordOf<C>>,
): ResourceData<C> {
  return { ...resourceInfo(name), ...options };
}

export function defineResource<C extends ResourceName>(
  name: C,
  options: DataOptions<RecordOf<C>> & ScreenOptions<C>,
): Resource<C> {
  return { ...resourceInfo(name), ...options };
}
