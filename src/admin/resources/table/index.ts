export { TableSection } from './TableSection';
export type { TableColumn, TableExtent, TableFilter } from './tableColumn';
