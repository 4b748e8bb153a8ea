import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ReactNode } from 'react';
import { projectImages, projectOverview, type Project } from '@/domain/project/project';
import { MEASURE } from '@/theme/tokens';
import { CheckList } from '@/ui/layout/CheckList';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { Gallery, MainPicture } from './ProjectPictures';

const Lightbox = lazyComponent(() => import('@/ui/media/Lightbox'));

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 56px)',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
}));

const Column = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 'clamp(32px, 5vw, 64px)',
  '& > *': { minWidth: 0 },
});

const Prose = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: MEASURE,
  marginTop: 16,
  overflowWrap: 'anywhere',
  '& p': { whiteSpace: 'pre-line' },
});

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 56px)',
  [theme.breakpoints.up('sm')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
}));

/** A part of the story under its heading; left out where it has nothing to say. */
function Part({ title, has, children }: { title: string; has: boolean; children: ReactNode }) {
  if (!has) return null;
  return (
    <section>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </section>
  );
}

export interface ProjectStoryProps {
  project: Project;
  /** Stands beside the story on a wide screen, below it on a narrow one. */
  panel: ReactNode;
  /** Stands above the overview, such as a notice that something is missing. */
  notice?: ReactNode;
}

/** Pictures, overview, details and technologies of a project, with one lightbox for all pictures. */
export function ProjectStory({ project, panel, notice }: ProjectStoryProps) {
  const { title } = project;
  const [opened, setOpened] = useState<number | null>(null);
  const images = projectImages(project);
  const overview = projectOverview(project);
  const [details, technologies] = [project.details, project.technologies].map((list) =>
    list.filter((item) => item.trim()),
  ) as [string[], string[]];
  const pictures = { images, title, onOpen: setOpened };
  return (
    <Split>
      <Column>
        <MainPicture {...pictures} />
        {notice}
        <Part title="Overview" has={overview.length > 0}>
          <Prose>
            {overview.map((paragraph, index) => (
              <p key={`${index}-${paragraph.slice(0, 20)}`}>{paragraph}</p>
            ))}
          </Prose>
        </Part>
        <Part title="Gallery" has={images.length > 1}>
          <Gallery {...pictures} />
        </Part>
        {details.length + technologies.length > 0 && (
          <Lists>
            <Part title="Details" has={details.length > 0}>
              <CheckList items={details} />
            </Part>
            <Part title="Technologies" has={technologies.length > 0}>
              <CheckList items={technologies} />
            </Part>
          </Lists>
        )}
      </Column>
      {panel}
      {opened !== null && (
        <Suspense fallback={null}>
          <Lightbox images={images} name={title} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Split>
  );
}
