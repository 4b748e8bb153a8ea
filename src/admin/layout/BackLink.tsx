import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Link above the heading of a page that leads to the page it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button
      component={Link}
      to={to}
      startIcon={<ArrowBackIcon />}
      sx={{ ml: -2, justifySelf: 'start', overflowWrap: 'anywhere' }}
    >
      {children}
    </Button>
  );
}
