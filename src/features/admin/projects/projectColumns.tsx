import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import { cutText } from '@/domain/cutText';
import { ID_DISPLAY_CHARS } from '@/domain/limits';
import type { Project } from '@/domain/project';
import { adminDate } from '@/features/admin/common/adminDate';
import { DraftPicture } from '@/features/admin/common/pictures/DraftPicture';
import { RowActions } from '@/features/admin/common/RowActions';
import { StarToggle } from '@/features/admin/common/StarToggle';
import { StatusBadge } from '@/features/admin/common/StatusBadge';
import type { TableColumn } from '@/features/admin/common/table';
import { IconButton } from '@/ui/IconButton';

const Thumb = styled('span')({ display: 'block', width: 72, '& > span': { borderRadius: 8 } });

const Quiet = styled('span')(({ theme }) => ({
  color: theme.vars?.palette.text.secondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}));

/** What can be done with one project. */
export interface ProjectHandlers {
  onEdit: (project: Project) => void;
  onDelete: (project: Project) => void;
  onDuplicate: (project: Project) => void;
  onFeature: (project: Project, isFeatured: boolean) => void;
}

export interface ProjectColumnsOptions extends ProjectHandlers {
  isReadOnly: boolean;
  /** No slot is free. */
  isFull: boolean;
}

function Actions({
  project,
  isReadOnly,
  isFull,
  ...on
}: ProjectColumnsOptions & { project: Project }) {
  const { title, isFeatured } = project;
  return (
    <RowActions>
      <StarToggle
        name={title}
        isOn={isFeatured}
        isBlocked={isFull && !isFeatured}
        isDisabled={isReadOnly}
        onToggle={(isOn) => on.onFeature(project, isOn)}
      />
      <IconButton
        aria-label={`Edit ${title}`}
        disabled={isReadOnly}
        onClick={() => on.onEdit(project)}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={`Duplicate ${title}`}
        disabled={isReadOnly}
        onClick={() => on.onDuplicate(project)}
      >
        <ContentCopyIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={`Delete ${title}`}
        disabled={isReadOnly}
        onClick={() => on.onDelete(project)}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </RowActions>
  );
}

/** The columns of All Projects (back-office.md §2). */
export function projectColumns(options: ProjectColumnsOptions): TableColumn<Project>[] {
  return [
    {
      id: 'image',
      label: 'Image',
      card: 'picture',
      canHide: true,
      cell: ({ image, gallery }) => (
        <Thumb>
          <DraftPicture src={image || gallery[0] || ''} alt="" ratio={[16, 9]} sizes="72px" />
        </Thumb>
      ),
    },
    {
      id: 'title',
      label: 'Title',
      card: 'title',
      canHide: false,
      sortBy: ({ title }) => title,
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
    {
      id: 'status',
      label: 'Status',
      card: 'line',
      canHide: true,
      sortBy: ({ isFeatured }) => (isFeatured ? 0 : 1),
      cell: ({ isFeatured }) => <StatusBadge isOn={isFeatured} on="Featured" off="Regular" />,
    },
    {
      id: 'id',
      label: 'ID',
      card: 'line',
      canHide: true,
      sortBy: ({ id }) => id,
      cell: ({ id }) => <Quiet title={id}>{cutText(id, ID_DISPLAY_CHARS) || 'N/A'}</Quiet>,
    },
    {
      id: 'created',
      label: 'Date Created',
      card: 'line',
      canHide: true,
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Quiet>{adminDate(createdAt)}</Quiet>,
    },
    {
      id: 'updated',
      label: 'Last Updated',
      card: 'line',
      canHide: true,
      sortBy: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => <Quiet>{adminDate(updatedAt)}</Quiet>,
    },
    {
      id: 'actions',
      label: 'Actions',
      card: 'actions',
      canHide: false,
      align: 'end',
      cell: (project) => <Actions project={project} {...options} />,
    },
  ];
}
