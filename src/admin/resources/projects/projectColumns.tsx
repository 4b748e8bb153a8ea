import type { Project } from '@/domain/project/schema';
import { actionsColumn, imageColumn, originColumns, statusColumn } from '../records/recordColumns';
import type { RecordButtonsProps } from '../records/RecordButtons';
import type { TableColumn } from '../table';

export const serviceTitle = ({ title }: Project): string => title;

/**
 * Returns the columns of All Projects.
 * @param buttons actions for a project
 */
export function projectColumns(
  buttons: Omit<RecordButtonsProps<Project>, 'record' | 'name'>,
): TableColumn<Project>[] {
  return [
    imageColumn(({ image, gallery }) => image || gallery[0] || '', [16, 9]),
    {
      id: 'title',
      label: 'Title',
      card: 'title',
      canHide: false,
      sortBy: serviceTitle,
      cell: ({ title }) => <strong style={{ fontWeight: 650 }}>{title}</strong>,
    },
    {
      id: 'category',
      label: 'Category',
      card: 'line',
      canHide: true,
      sortBy: ({ category }) => category.join(', '),
      cell: ({ category }) => category.join(', ') || 'Uncategorized',
    },
    statusColumn('Regular'),
    ...originColumns<Project>(),
    actionsColumn(serviceTitle, buttons),
  ];
}
