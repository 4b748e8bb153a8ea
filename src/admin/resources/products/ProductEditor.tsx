import type { Product } from '@/domain/product/schema';
import { fieldsForm } from '../form/fieldsForm';
import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';
import { PageUrlField } from './PageUrlField';
import { productFields } from './fields';

/** Returns the product with a new image also in its gallery, where the old one often is. */
function withGallery(product: Product, before: Product): Product {
  const { image, rating, reviews } = product;
  return {
    ...product,
    images: product.images.map((other) => (other === before.image ? image : other)),
    rating: Math.max(0, rating),
    reviews: Math.max(0, reviews),
  };
}

/** Form of a product. */
export const productForm = fieldsForm('products', productFields, {
  labels: {
    add: { title: 'Add New Product', save: 'Add Product', busy: 'Adding...' },
    edit: { title: 'Edit Product', save: 'Update Product', busy: 'Updating...' },
  },
  readyWith: ['specs'],
  notReady: 'Fill in every specification, or remove empty lines',
  own: { slug: PageUrlField },
  finish: withGallery,
});

/** Dialog with the form of a product. */
export default function ProductEditor(props: RecordEditorProps<'products'>) {
  return <RecordForm {...props} form={productForm} />;
}
