import Typography from '@mui/material/Typography';
import { memo, useId, type ReactNode } from 'react';

interface HeadingProps {
  id: string;
  title: string;
  level: 2 | 3;
}

/** Memoised, because the content of a section renders again with each keystroke, and styles of `sx` are slow. */
const Heading = memo(function Heading({ id, title, level }: HeadingProps) {
  return (
    <Typography id={id} variant={level === 2 ? 'h4' : 'h5'} component={`h${level}`} sx={{ mb: 2 }}>
      {title}
    </Typography>
  );
});

interface HeadedSectionProps extends Partial<Pick<HeadingProps, 'level'>> {
  title: string;
  children: ReactNode;
}

/** Section of a screen with a heading, which is its accessible name. */
export function HeadedSection({ title, level = 2, children }: HeadedSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} title={title} level={level} />
      {children}
    </section>
  );
}
