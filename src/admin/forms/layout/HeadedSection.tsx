import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Section of a screen with a heading, which is its accessible name. */
export function HeadedSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
