import { HeadedSection } from '../../forms/layout/HeadedSection';
import { DataTable } from './DataTable';
import type { TableProps } from './tableColumn';

/** Data table with a heading, which is its label. */
export function TableSection<T extends object>(props: TableProps<T>) {
  return (
    <HeadedSection title={props.label}>
      <DataTable {...props} />
    </HeadedSection>
  );
}
