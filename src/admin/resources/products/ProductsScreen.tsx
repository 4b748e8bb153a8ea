import AddIcon from '@mui/icons-material/Add';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Content } from '@/domain/content/content';
import { featuredOf } from '@/domain/content/serializeRecords';
import type { Product } from '@/domain/product/schema';
import { useConfirm } from '../../forms/layout/useConfirm';
import { ImportDialog } from '../csv/ImportDialog';
import { FeaturedLimit } from '../records/FeaturedLimit';
import type { RecordHandlers } from '../records/recordHandlers';
import { ScreenLayout, ScreenHeader } from '../../forms/layout/ScreenHeader';
import { useEditor } from '../../forms/useEditor';
import { useStableHandlers } from '../useStableHandlers';
import { AllProducts } from './AllProducts';
import { deleteConfirmation } from './deleteConfirmation';
import { FeaturedProducts } from './FeaturedProducts';
import { PRODUCT_FORM, ProductEditor } from './ProductEditor';
import { productName } from './productColumns';
import { ProductsPreview } from './ProductsPreview';
import { readProductsCsv } from './productCsv';
import { currentChangeDeps, useProductActions } from './useProductActions';

export interface ProductsScreenProps {
  /** The working copy. */
  content: Content;
  /** Whether editing is disabled, because another tab edits or part of the content is missing. */
  isLocked: boolean;
  /** Banner about problems with the content, at the top. */
  notice?: ReactNode;
  /** Opens the category manager. */
  onCategories: () => void;
}

interface HeadProps {
  isLocked: boolean;
  onPreview: () => void;
  onCategories: () => void;
  onAdd: () => void;
}

function Head({ isLocked, onPreview, onCategories, onAdd }: HeadProps) {
  return (
    <ScreenHeader title="Products Management">
      <Button variant="outlined" startIcon={<VisibilityIcon />} onClick={onPreview}>
        Live Preview
      </Button>
      <Button variant="outlined" onClick={onCategories}>
        Create Category
      </Button>
      <Button variant="contained" startIcon={<AddIcon />} disabled={isLocked} onClick={onAdd}>
        Add Product
      </Button>
    </ScreenHeader>
  );
}

/** Manages the products, their editor and their actions. */
function useProducts({ content, isLocked }: ProductsScreenProps) {
  const actions = useProductActions(content);
  const { confirm, dialog } = useConfirm();
  const editor = useEditor(PRODUCT_FORM, content.products, confirm, actions.isSaving);
  const remove = async (products: readonly Product[]): Promise<boolean> =>
    (await confirm(deleteConfirmation(products, content))) && actions.remove(products);
  const steady = useStableHandlers<RecordHandlers<Product>>({
    onEdit: (product) => editor.open(product),
    onDuplicate: (product) => void actions.duplicate(product),
    onFeature: (product, isFeatured) => void actions.feature([product], isFeatured),
    onDelete: (product) => void remove([product]),
  });
  return { actions, dialog, editor, remove, handlers: isLocked ? undefined : steady };
}

/** Products Management screen. */
export function ProductsScreen(props: ProductsScreenProps) {
  const { content, isLocked, notice, onCategories } = props;
  const { products, productCategories: categories } = content;
  const { actions, dialog, editor, remove, handlers } = useProducts(props);
  const [isNewFeatured, setIsNewFeatured] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [file, setFile] = useState<File>();
  const featured = useMemo(
    () => featuredOf(products, content.featured.products),
    [products, content.featured.products],
  );
  const add = (isFeatured: boolean) => {
    setIsNewFeatured(isFeatured);
    editor.open();
  };
  // An open editor stays when another tab takes over, so that unsaved input is not lost.
  const wasOpen = useRef(false);
  const open = isLocked && !wasOpen.current ? null : editor.editor;
  wasOpen.current = open !== null;
  const shared = { products, categories, handlers };
  return (
    <ScreenLayout>
      <Head
        isLocked={isLocked}
        onPreview={() => setIsPreviewed(true)}
        onCategories={onCategories}
        onAdd={() => add(false)}
      />
      {notice}
      <FeaturedLimit kind="products" list={products} isReadOnly={isLocked} />
      <FeaturedProducts {...shared} products={featured} onAdd={() => add(true)} />
      <AllProducts {...shared} actions={actions} onDelete={remove} onFile={setFile} />
      {open && (
        <ProductEditor
          product={open.record}
          isFeatured={isNewFeatured}
          kept={open.kept}
          catalogue={content}
          isSaving={actions.isSaving}
          onSave={async (form, id) => {
            const isSaved = await actions.saveForm(form, open.record, id);
            if (isSaved) editor.close();
            return isSaved;
          }}
          onLeave={() => void editor.leave()}
          onDiscard={editor.close}
        />
      )}
      {isPreviewed && (
        <ProductsPreview
          featured={featured}
          products={products}
          categories={categories}
          onClose={() => setIsPreviewed(false)}
        />
      )}
      {file && (
        <ImportDialog
          title="Import Products"
          noun="product"
          file={file}
          nameOf={productName}
          read={(csv) => readProductsCsv(csv, content, currentChangeDeps())}
          onImport={actions.take}
          onClose={() => setFile(undefined)}
        />
      )}
      {dialog}
    </ScreenLayout>
  );
}
