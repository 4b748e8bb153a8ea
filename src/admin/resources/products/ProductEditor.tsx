import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';
import { productForm } from './productForm';

/** Dialog with the form of a product. */
export default function ProductEditor(props: RecordEditorProps<'products'>) {
  return <RecordForm {...props} form={productForm} />;
}
