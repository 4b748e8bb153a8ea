import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { PICTURE_TYPES } from '@/domain/picture/pictureBytes';
import { BoundField, type BoundFieldProps } from '../../forms/fields/BoundField';
import { PictureField } from '../../forms/pictures/PictureField';
import type { PictureRules } from '../../forms/pictures/pictureRules';
import type { SchemaForm } from '../../forms/useAdminForm';
import type { HomeFields } from './homeForm';

/** Props of every tab of the editor. */
export interface HomeTabProps {
  form: SchemaForm<HomeFields>;
  values: HomeFields;
  isReadOnly: boolean;
}

type TextName = Exclude<keyof HomeFields, 'cards'>;

/** The size in the hint is not enforced. */
const PICTURE_HINT = 'PNG, JPG, GIF up to 10MB';

const PICTURES: PictureRules = {
  types: PICTURE_TYPES,
  maxBytes: Number.POSITIVE_INFINITY,
  typeText: (file) => `${file} is not a supported image. Choose a PNG, JPG, GIF or WebP file.`,
  sizeText: (file) => `${file} is too large. ${PICTURE_HINT}.`,
};

/** Props of every picture field of the home page. */
export const HOME_PICTURE = { rules: PICTURES, hint: PICTURE_HINT, hasCrop: true } as const;

/** Fields side by side where there is space. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2.5} sx={{ '& > *': { flex: 1 } }}>
      {children}
    </Stack>
  );
}

/** Returns functions that render a text field and a picture field of the home page. */
export function homeFieldsOf({ form, values, isReadOnly }: HomeTabProps) {
  return {
    text: (
      name: TextName,
      label: string,
      rest?: Pick<BoundFieldProps<HomeFields>, 'hint' | 'rows'>,
    ) => (
      <BoundField
        {...rest}
        control={form.control}
        name={name}
        label={label}
        disabled={isReadOnly}
      />
    ),
    picture: (name: TextName, label: string, ratio: readonly [number, number]) => (
      <PictureField
        {...HOME_PICTURE}
        name={name}
        label={label}
        ratio={ratio}
        value={values[name]}
        isDisabled={isReadOnly}
        onChange={(ref) => form.setValue(name, ref)}
      />
    ),
  };
}
