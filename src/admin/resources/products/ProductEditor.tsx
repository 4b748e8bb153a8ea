import type { Product } from '@/domain/product/schema';
import { defineForm } from '../form/formDefinition';
import { recordEditor } from '../form/RecordForm';
import { MoreImagesField } from './MoreImagesField';
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
export const productForm = defineForm({
  name: 'products',
  fields: productFields,
  labels: {
    add: { title: 'Add New Product', save: 'Add Product', busy: 'Adding...' },
    edit: { title: 'Edit Product', save: 'Update Product', busy: 'Updating...' },
  },
  readyWith: ['specs'],
  own: { slug: PageUrlField, images: MoreImagesField },
  finish: withGallery,
});

export default recordEditor(productForm);
