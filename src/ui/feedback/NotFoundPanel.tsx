import { BackLinks, StatePanel } from './StatePanel';
import { PageHead } from '../head/PageHead';
import { Container } from '../layout/Boxes';

interface NotFoundPanelProps {
  title?: string;
  /** A sentence about what was not found. */
  children: string;
  /** Link to the overview page of the section. */
  back: { label: string; to: string };
}

/** Page content for an unknown inner page, which search engines ignore. */
export function NotFoundPanel({ title = 'Page Not Found', children, back }: NotFoundPanelProps) {
  return (
    <Container style={{ paddingTop: 112 }}>
      <PageHead title={title} description="" path={back.to} isNoIndex />
      <StatePanel level="h1" title={title} actions={<BackLinks {...back} isMain />}>
        {children}
      </StatePanel>
    </Container>
  );
}
