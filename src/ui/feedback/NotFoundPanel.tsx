import { BackLinks } from './BackLinks';
import { Container } from '../layout/Container';
import { StatePanel } from './StatePanel';

interface NotFoundPanelProps {
  title: string;
  /** A sentence about what was not found. */
  children: string;
  /** Link to the overview page of the section. */
  back: { label: string; to: string };
}

/** Page content for an unknown product, project or other inner page. */
export function NotFoundPanel({ title, children, back }: NotFoundPanelProps) {
  return (
    <Container style={{ paddingTop: 112 }}>
      <StatePanel level="h1" title={title} actions={<BackLinks {...back} isMain />}>
        {children}
      </StatePanel>
    </Container>
  );
}
