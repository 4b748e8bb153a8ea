import { BackLinks, StatePanel } from './StatePanel';
import { PageHead } from '../head/PageHead';
import { Container } from '../layout/Boxes';

interface NotFoundPanelProps {
  title?: string;
  children: string;
  back: { label: string; to: string };
}

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
