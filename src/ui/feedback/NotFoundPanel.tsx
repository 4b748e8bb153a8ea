import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Container } from '../layout/Container';
import { StatePanel } from './StatePanel';

export interface NotFoundPanelProps {
  title: string;
  /** A sentence on what was not found. */
  children: string;
  /** The page of the area, to go on from. */
  back: { label: string; to: string };
}

/** An inner page that does not exist: what was looked for, and two ways on. */
export function NotFoundPanel({ title, children, back }: NotFoundPanelProps) {
  return (
    <Container style={{ paddingTop: 112 }}>
      <StatePanel
        level="h1"
        title={title}
        actions={
          <>
            <Button component={Link} to={back.to} variant="contained">
              {back.label}
            </Button>
            <Button component={Link} to="/" variant="outlined">
              Go to Home
            </Button>
          </>
        }
      >
        {children}
      </StatePanel>
    </Container>
  );
}
