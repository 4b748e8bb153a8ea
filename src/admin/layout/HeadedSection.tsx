import Typography from '@mui/material/Typography';
import { memo, useId, type ReactNode } from 'react';

interface HeadingProps {
  id: string;
  title: string;
}

/** Memoised, because the content of a section renders again with each keystroke, and styles of `sx` are slow. */
const Heading = memo(function Heading({ id, title }: HeadingProps) {
  return (
    <Typography id={id} variant="h4" component="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
  );
});

/** Section of a screen with a heading, which is its accessible name. */
export function HeadedSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} title={title} />
      {children}
    </section>
  );
}
