import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { cutText } from '@/domain/text/cutText';
import { SERVICE_CARD_CHARS } from '@/domain/text/limits';
import type { Service } from '@/domain/service/schema';
import type { RecordButtonsProps } from '../records/RecordButtons';
import { actionsColumn, statusColumn } from '../records/recordColumns';
import type { TableColumn } from '../table';
import type { ServiceIcons } from './serviceIcons';

const Named = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  minWidth: 200,
  '& > svg': { color: theme.vars?.palette.primary.main },
  '& > strong': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& > small': {
    gridColumn: 2,
    fontSize: '0.875rem',
    fontWeight: 400,
    lineHeight: 1.45,
    color: theme.vars?.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

export const serviceTitle = ({ title }: Service): string => title;

/**
 * Returns the columns of All Services.
 * @param buttons actions for a service
 */
export function serviceColumns(
  icons: ServiceIcons,
  buttons: Omit<RecordButtonsProps<Service>, 'record' | 'name'>,
): TableColumn<Service>[] {
  return [
    {
      id: 'service',
      label: 'Service',
      card: 'title',
      canHide: false,
      sortBy: serviceTitle,
      cell: (service) => (
        <Named>
          {createElement(icons.of(service))}
          <strong>{service.title}</strong>
          <small>{cutText(service.description, SERVICE_CARD_CHARS)}</small>
        </Named>
      ),
    },
    statusColumn('Standard'),
    actionsColumn(serviceTitle, buttons),
  ];
}
