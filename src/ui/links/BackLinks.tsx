import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

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
      <Button component={Link} to={to} variant={isMain ? 'contained' : 'outlined'}>
        {label}
      </Button>
      <Button component={Link} to="/" variant="outlined">
        Go to Home
      </Button>
    </>
  );
}
