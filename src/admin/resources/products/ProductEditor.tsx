import { categoryOf } from '@/domain/category/category';
import type { Product } from '@/domain/product/schema';
import { toLines } from '../form/fieldSchemas';
import { defineForm } from '../form/formDefinition';
import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';
import { categoryRefBySlug } from './productCategory';
import { rateInput } from '@/domain/rental/money';
import { ProductFields, productFormSchema } from './ProductFields';

/** Form of a product. */
export const productForm = defineForm({
  labels: {
    add: { title: 'Add New Product', save: 'Add Product', busy: 'Adding...' },
    edit: { title: 'Edit Product', save: 'Update Product', busy: 'Updating...' },
  },
  schema: productFormSchema,
  start(product: Product, { isNew, isFeatured, content }) {
    const { name, category, description, image, specs, included, stock } = product;
    return {
      name,
      category: isNew ? '' : (categoryOf(category, content.productCategories) ?? category).slug,
      description,
      image,
      specs: toLines(specs),
      included: toLines(included),
      stock: String(stock),
      dailyRate: rateInput(product.dailyRate),
      goesWith: product.goesWith ?? [],
      needs: product.needs ?? [],
      isFeatured: product.isFeatured || isFeatured,
      isAddressNew: false,
    };
  },
  isReady: ({ specs }) => specs.length > 0 && specs.every(({ text }) => text.trim() !== ''),
  notReady: 'Fill in every specification, or remove empty lines',
  Fields: ProductFields,
  toRecord(values, product, { content, freeSlug }) {
    const { category, isAddressNew, dailyRate, goesWith, needs, ...texts } = values;
    const { slug, images, image, rating, reviews } = product;
    const { dailyRate: _rate, goesWith: _with, needs: _needs, ...others } = product;
    return {
      ...others,
      ...texts,
      ...(dailyRate !== undefined && { dailyRate }),
      ...(goesWith.length > 0 && { goesWith }),
      ...(needs.length > 0 && { needs }),
      category: categoryRefBySlug(category, content, product.category),
      // The main image is often also in the gallery.
      images: images.map((other) => (other === image ? texts.image : other)),
      rating: Math.max(0, rating),
      reviews: Math.max(0, reviews),
      slug: isAddressNew || !slug ? freeSlug(texts.name) : slug,
    };
  },
});

/** Dialog with the form of a product. */
export default function ProductEditor(props: RecordEditorProps<'products'>) {
  return <RecordForm {...props} form={productForm} />;
}
