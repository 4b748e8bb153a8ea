import Stack, { type StackProps } from '@mui/material/Stack';

export function StackedList(props: StackProps<'ul'>) {
  return <Stack component="ul" spacing={1.5} {...props} />;
}
