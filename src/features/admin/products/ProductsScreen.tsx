import AddIcon from '@mui/icons-material/Add';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Content } from '@/domain/content';
import { featuredOf } from '@/domain/contentRecords';
import type { Product } from '@/domain/product';
import { useFoundForm } from '@/features/admin/common/keptForm';
import { AllProducts } from './AllProducts';
import { FeaturedProducts } from './FeaturedProducts';
import { PRODUCT_FORM, ProductEditor } from './ProductEditor';
import { readProductForm, type ProductForm } from './productForm';
import { ProductsImport } from './ProductsImport';
import { ProductsPreview } from './ProductsPreview';
import type { RowHandlers } from './ProductRowActions';
import { useProductActions, type ProductActions } from './useProductActions';
import { useProductDeletion } from './useProductDeletion';

const Column = styled('div')({ display: 'grid', gap: 'clamp(28px, 4vw, 48px)', minWidth: 0 });

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& > :first-of-type': { marginRight: 'auto' },
});

/** The window that is open. */
type Open =
  | { kind: 'form'; id: string; isFeatured: boolean; kept?: ProductForm }
  | { kind: 'preview' }
  | { kind: 'import'; file: File };

export interface ProductsScreenProps {
  /** The working copy. */
  content: Content;
  /** Whether nothing may be changed: another tab edits, or part of the content is missing. */
  isLocked: boolean;
  /** Over everything: what is wrong with the content. */
  notice?: ReactNode;
  /** Opens the categories; the button is missing without. */
  onCategories?: () => void;
}

/** The open window; a form that was left by a reload opens by itself. */
function useOpen(isLocked: boolean) {
  const [open, setOpen] = useState<Open | null>(null);
  const [found, forgetFound] = useFoundForm(PRODUCT_FORM);
  const kept = useMemo(() => (found ? readProductForm(found.values) : undefined), [found]);
  const restored: Open | null =
    found && kept && !isLocked ? { kind: 'form', id: found.id, isFeatured: false, kept } : null;
  return {
    open: open ?? restored,
    setOpen,
    close() {
      forgetFound();
      setOpen(null);
    },
  };
}

/** The same handlers for all rows and all times, so that no row is drawn again for them. */
function useHandlers(
  actions: ProductActions,
  remove: (products: readonly Product[]) => Promise<boolean>,
  setOpen: (open: Open) => void,
): RowHandlers {
  const latest = useRef({ actions, remove });
  latest.current = { actions, remove };
  return useMemo(
    () => ({
      onEdit: ({ id }) => setOpen({ kind: 'form', id, isFeatured: false }),
      onDuplicate: (product) => void latest.current.actions.duplicate(product),
      onFeature: (product) => void latest.current.actions.feature([product], !product.isFeatured),
      onDelete: (product) => void latest.current.remove([product]),
    }),
    [setOpen],
  );
}

interface WindowProps {
  open: Open;
  content: Content;
  featured: readonly Product[];
  actions: ProductActions;
  onClose: () => void;
}

function OpenWindow({ open, content, featured, actions, onClose }: WindowProps) {
  const { products, productCategories } = content;
  if (open.kind === 'preview')
    return (
      <ProductsPreview
        featured={featured}
        products={products}
        categories={productCategories}
        onClose={onClose}
      />
    );
  if (open.kind === 'import')
    return (
      <ProductsImport
        file={open.file}
        catalogue={content}
        onImport={actions.take}
        onClose={onClose}
      />
    );
  const product = products.find(({ id }) => id === open.id);
  return (
    <ProductEditor
      product={product}
      isFeatured={open.isFeatured}
      kept={open.kept}
      catalogue={content}
      isSaving={actions.isSaving}
      onSave={(form) => actions.saveForm(form, product)}
      onClose={onClose}
    />
  );
}

/** Products Management (back-office.md §2). */
export function ProductsScreen(props: ProductsScreenProps) {
  const { content, isLocked, notice, onCategories } = props;
  const { products, productCategories } = content;
  const actions = useProductActions(content);
  const { remove, dialog } = useProductDeletion(content, actions);
  const { open, setOpen, close } = useOpen(isLocked);
  const all = useHandlers(actions, remove, setOpen);
  const handlers = isLocked ? undefined : all;
  const featured = useMemo(
    () => featuredOf(products, content.featured.products),
    [products, content.featured.products],
  );
  const add = (isFeatured: boolean) => setOpen({ kind: 'form', id: '', isFeatured });
  return (
    <Column>
      <Head>
        <Typography variant="h2" component="h1" tabIndex={-1}>
          Products Management
        </Typography>
        <Button
          variant="outlined"
          startIcon={<VisibilityIcon />}
          onClick={() => setOpen({ kind: 'preview' })}
        >
          Live Preview
        </Button>
        {onCategories && (
          <Button variant="outlined" onClick={onCategories}>
            Create Category
          </Button>
        )}
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={isLocked}
          onClick={() => add(false)}
        >
          Add Product
        </Button>
      </Head>
      {notice}
      <FeaturedProducts
        products={featured}
        categories={productCategories}
        handlers={handlers}
        onAdd={() => add(true)}
      />
      <AllProducts
        products={products}
        categories={productCategories}
        actions={actions}
        handlers={handlers}
        onDelete={remove}
        onFile={(file) => setOpen({ kind: 'import', file })}
      />
      {open && (
        <OpenWindow
          open={open}
          content={content}
          featured={featured}
          actions={actions}
          onClose={close}
        />
      )}
      {dialog}
    </Column>
  );
}
