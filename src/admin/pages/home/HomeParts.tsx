import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { Content } from '@/domain/content/content';
import { DEFAULT_STATISTICS } from '@/domain/page/homePage';
import { pageContext } from '../../fields/field';
import type { FieldInputProps } from '../../fields/inputs/FieldInput';
import { FieldInputs } from '../../fields/inputs/FieldInputs';
import type { SchemaForm } from '../../forms/useAdminForm';
import { homeFields, onlyDigits, tabOfField, type HomeInput } from './fields';

/** Props of every tab of the editor. */
export interface HomeTabProps {
  form: SchemaForm<HomeInput>;
  values: HomeInput;
  content: Content;
  isReadOnly: boolean;
}

/** Fields side by side where there is space. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2.5} sx={{ '& > *': { flex: 1 } }}>
      {children}
    </Stack>
  );
}

/** Statistic, with digits only or empty. */
function StatisticInput({
  field,
  name,
  value,
  error,
  onChange,
  isDisabled,
}: FieldInputProps<string>) {
  const key = name.replace('statistics-', '') as keyof typeof DEFAULT_STATISTICS;
  return (
    <TextField
      name={name}
      label={field.label}
      value={value}
      error={error !== undefined}
      helperText={error ?? `Digits only. Default: ${DEFAULT_STATISTICS[key]}.`}
      disabled={isDisabled}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      onChange={(event) => onChange(onlyDigits(event.target.value))}
    />
  );
}

const STATISTICS = Object.keys(DEFAULT_STATISTICS).map((key) => [
  `statistics-${key}`,
  StatisticInput,
]);

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
        own={{ ...Object.fromEntries(STATISTICS), ...own }}
        besideFrom="md"
        isDisabled={isReadOnly}
      />
    </Stack>
  );
}
