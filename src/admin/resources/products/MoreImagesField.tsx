import { FieldInput } from '../../fields/inputs/FieldInput';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import { MORE_IMAGES } from './fields';

/** The images of a product without the main one, which is often also one of them. */
export function MoreImagesField({ field, ...props }: FieldInputProps<string[]>) {
  const { value, values } = props;
  const shown = field.shown?.as === 'pictures' ? { ...field.shown, max: MORE_IMAGES } : field.shown;
  return (
    <FieldInput
      {...props}
      field={{ ...field, shown }}
      value={value.filter((src) => src !== values['image'])}
    />
  );
}
