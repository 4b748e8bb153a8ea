import { Button } from '../form/Button';

interface BackLinksProps {
  /** Path of the list. */
  to: string;
  /** Text of the link to the list, such as 'Back to Store'. */
  label: string;
  /** Whether the link to the list is the main action. */
  isMain: boolean;
}

/** Links of a page that cannot be shown: to its list and to the home page. */
export function BackLinks({ to, label, isMain }: BackLinksProps) {
  return (
    <>
      <Button to={to} variant={isMain ? 'contained' : 'outlined'}>
        {label}
      </Button>
      <Button to="/" variant="outlined">
        Go to Home
      </Button>
    </>
  );
}
