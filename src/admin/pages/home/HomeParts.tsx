import Stack from '@mui/material/Stack';
import { FieldInputs, type FieldInputsProps } from '../../fields/inputs/FieldInput';
import { tabOfField } from './fields';

export interface HomeFieldsProps extends FieldInputsProps {
  tab: string;
}

export const HomeTabFields = ({ tab, fields, ...props }: HomeFieldsProps) => (
  <Stack spacing={2.5}>
    <FieldInputs
      {...props}
      fields={fields.filter(({ path }) => tabOfField(path) === tab)}
      besideFrom="md"
    />
  </Stack>
);
