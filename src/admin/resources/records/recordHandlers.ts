/** What can be done with one record; lists and forms of a screen share it. */
export interface RecordHandlers<T> {
  onEdit: (record: T) => void;
  onDuplicate: (record: T) => void;
  onDelete: (record: T) => void;
  onFeature: (record: T, isFeatured: boolean) => void;
}
