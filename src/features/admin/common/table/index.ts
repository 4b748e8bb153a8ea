export { DataTable } from './DataTable';
export type { TableColumn, TableExtent, TableFilter, TableProps } from './tableColumn';
