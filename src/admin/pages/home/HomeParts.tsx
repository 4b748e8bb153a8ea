import Stack from '@mui/material/Stack';
import { FieldInputs, type FieldInputsProps } from '../../fields/inputs/FieldInput';
import { tabOfField } from './fields';

interface HomeFieldsProps extends FieldInputsProps {
  tab: ReturnType<typeof tabOfField>;
}

/** Fields of a tab. */
export const HomeTabFields = ({ tab, fields, ...props }: HomeFieldsProps) => (
  <Stack spacing={2.5}>
    <FieldInputs
      {...props}
      fields={fields.filter(({ path }) => tabOfField(path) === tab)}
      besideFrom="md"
    />
  </Stack>
);
