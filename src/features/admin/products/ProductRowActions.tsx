import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import type { Product } from '@/domain/product';
import { StarToggle } from '@/features/admin/common/StarToggle';
import { IconButton } from '@/ui/IconButton';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  '& svg': { fontSize: 20 },
  [theme.breakpoints.up('sm')]: { '& > button': { width: 36, height: 36 } },
  [theme.breakpoints.down('sm')]: {
    justifyContent: 'space-between',
    paddingTop: 8,
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
  },
}));

/** What the buttons of a product do; the same for all rows. */
export interface RowHandlers {
  onEdit: (product: Product) => void;
  onDuplicate: (product: Product) => void;
  onFeature: (product: Product) => void;
  onDelete: (product: Product) => void;
}

export interface ProductRowActionsProps extends RowHandlers {
  product: Product;
}

/** What can be done with one product. */
export function ProductRowActions(props: ProductRowActionsProps) {
  const { product, onEdit, onDuplicate, onFeature, onDelete } = props;
  const { name, isFeatured } = product;
  return (
    <Row>
      <StarToggle name={name} isOn={isFeatured} onToggle={() => onFeature(product)} />
      <IconButton aria-label={`Edit ${name}`} onClick={() => onEdit(product)}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Duplicate ${name}`} onClick={() => onDuplicate(product)}>
        <CopyIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Delete ${name}`} onClick={() => onDelete(product)}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Row>
  );
}
