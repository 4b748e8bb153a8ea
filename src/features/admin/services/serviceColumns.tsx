import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { cutText } from '@/domain/cutText';
import { SERVICE_CARD_CHARS } from '@/domain/limits';
import type { Service } from '@/domain/service';
import { IconButton } from '@/ui/IconButton';
import { RowActions } from '@/features/admin/common/RowActions';
import { StarToggle } from '@/features/admin/common/StarToggle';
import { StatusBadge } from '@/features/admin/common/StatusBadge';
import type { TableColumn } from '@/features/admin/common/table';
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

/** What can be done with one service. */
export interface ServiceActions {
  onEdit: (service: Service) => void;
  onDelete: (service: Service) => void;
  onDuplicate: (service: Service) => void;
  onFeature: (service: Service, isFeatured: boolean) => void;
}

export interface ServiceColumnsOptions extends ServiceActions {
  icons: ServiceIcons;
  isReadOnly: boolean;
  /** No slot is free. */
  isFull: boolean;
}

/** The columns of All Services (back-office.md §2). */
export function serviceColumns(options: ServiceColumnsOptions): TableColumn<Service>[] {
  const { icons, isReadOnly, isFull, onEdit, onDelete, onDuplicate, onFeature } = options;
  return [
    {
      id: 'service',
      label: 'Service',
      card: 'title',
      canHide: false,
      sortBy: ({ title }) => title,
      cell: (service) => (
        <Named>
          {createElement(icons.of(service))}
          <strong>{service.title}</strong>
          <small>{cutText(service.description, SERVICE_CARD_CHARS)}</small>
        </Named>
      ),
    },
    {
      id: 'status',
      label: 'Status',
      card: 'line',
      canHide: true,
      sortBy: ({ isFeatured }) => (isFeatured ? 0 : 1),
      cell: ({ isFeatured }) => <StatusBadge isOn={isFeatured} on="Featured" off="Standard" />,
    },
    {
      id: 'actions',
      label: 'Actions',
      card: 'actions',
      canHide: false,
      align: 'end',
      cell: (service) => (
        <RowActions>
          <StarToggle
            name={service.title}
            isOn={service.isFeatured}
            isBlocked={isFull && !service.isFeatured}
            isDisabled={isReadOnly}
            onToggle={(isFeatured) => onFeature(service, isFeatured)}
          />
          <IconButton
            aria-label={`Edit ${service.title}`}
            disabled={isReadOnly}
            onClick={() => onEdit(service)}
          >
            <EditIcon />
          </IconButton>
          <IconButton
            aria-label={`Duplicate ${service.title}`}
            disabled={isReadOnly}
            onClick={() => onDuplicate(service)}
          >
            <ContentCopyIcon />
          </IconButton>
          <IconButton
            aria-label={`Delete ${service.title}`}
            disabled={isReadOnly}
            onClick={() => onDelete(service)}
          >
            <DeleteIcon />
          </IconButton>
        </RowActions>
      ),
    },
  ];
}
