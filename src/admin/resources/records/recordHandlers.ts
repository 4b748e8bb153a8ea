/** Actions for one record, shared by the lists and forms of a screen. */
export interface RecordHandlers<T> {
  onEdit: (record: T) => void;
  onDuplicate: (record: T) => void;
  onDelete: (record: T) => void;
  onFeature: (record: T, isFeatured: boolean) => void;
}
