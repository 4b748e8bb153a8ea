import { ResourceForm } from '../form/ResourceForm';
import type { RecordEditorProps } from '../resource';
import { productForm } from './productForm';

/** Dialog with the form of a product. */
export default function ProductEditor(props: RecordEditorProps<'products'>) {
  return <ResourceForm {...props} form={productForm} />;
}
