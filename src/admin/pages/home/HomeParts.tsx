import { styled } from '@mui/material/styles';
import type { HomeFields } from './homeForm';
import { BoundField, type BoundFieldProps } from '../../forms/fields/BoundField';
import type { SchemaForm } from '../../forms/useSchemaForm';
import { PictureField } from '../../forms/pictures/PictureField';
import { HOME_PICTURE_HINT, HOME_PICTURES } from './homePictures';

/** Props of every tab of the editor. */
export interface HomeTabProps {
  form: SchemaForm<HomeFields>;
  values: HomeFields;
  isReadOnly: boolean;
}

type TextName = Exclude<keyof HomeFields, 'cards'>;

/** Grid of form fields with two columns where there is space. */
export const HomeFieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
}));

/** Grid of pictures, with as many columns as fit. */
export const PictureGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 20,
  alignItems: 'start',
});

interface TextProps
  extends HomeTabProps, Pick<BoundFieldProps<HomeFields>, 'label' | 'hint' | 'rows' | 'slotProps'> {
  name: TextName;
}

/** Text field of the home page. */
export function HomeText({ form, isReadOnly, values: _values, ...rest }: TextProps) {
  return <BoundField {...rest} control={form.control} disabled={isReadOnly} />;
}

interface PictureProps extends HomeTabProps {
  name: TextName;
  label: string;
  ratio: readonly [number, number];
}

/** Picture field of the home page. */
export function HomePicture({ form, values, isReadOnly, name, label, ratio }: PictureProps) {
  return (
    <PictureField
      label={label}
      name={name}
      value={values[name]}
      rules={HOME_PICTURES}
      ratio={ratio}
      hasCrop
      hint={HOME_PICTURE_HINT}
      isDisabled={isReadOnly}
      onChange={(ref) => form.setValue(name, ref)}
    />
  );
}
