import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { ValueFieldProps } from './ValueField';

/** Setting that is edited in one line. */
export type SettingsField = Omit<ValueFieldProps, 'control' | 'onDone'>;

interface SettingsCardProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

/** Section of the settings. */
export function SettingsCard({ title, isWide = false, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Grid size={{ xs: 12, lg: isWide ? 12 : 6 }}>
      <Card component="section" aria-labelledby={id}>
        <CardContent>
          <Typography id={id} variant="h4" component="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Stack spacing={1.25} divider={<Divider />}>
            {children}
          </Stack>
        </CardContent>
      </Card>
    </Grid>
  );
}
