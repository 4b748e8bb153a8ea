import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Content } from '@/domain/content/content';
import { pageContext } from '../../fields/field';
import { FieldInputs } from '../../fields/inputs/FieldInput';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import type { SchemaForm } from '../../forms/useAdminForm';
import { homeFields, tabOfField, type HomeInput } from './fields';

/** Props of every tab of the editor. */
export interface HomeTabProps {
  form: SchemaForm<HomeInput>;
  values: HomeInput;
  content: Content;
  isReadOnly: boolean;
}

interface HomeFieldsProps extends HomeTabProps {
  tab: ReturnType<typeof tabOfField>;
  own?: Record<string, (props: FieldInputProps) => ReactNode>;
}

/** Fields of a tab. */
export function HomeTabFields({ tab, own, form, values, content, isReadOnly }: HomeFieldsProps) {
  return (
    <Stack spacing={2.5}>
      <FieldInputs
        fields={homeFields.filter(({ path }) => tabOfField(path) === tab)}
        form={form}
        values={values}
        record={content.home}
        context={pageContext(content)}
        own={own}
        besideFrom="md"
        isDisabled={isReadOnly}
      />
    </Stack>
  );
}
