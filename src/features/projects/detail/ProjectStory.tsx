import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { projectImages, projectOverview } from '@/domain/project/project';
import type { Project } from '@/domain/project/schema';
import { MEASURE } from '@/theme/tokens';
import { CheckList } from '@/ui/layout/CheckList';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { Picture } from '@/ui/media/Picture';
import { Split } from '@/ui/layout/Boxes';
import { ProjectFilm } from './ProjectFilm';
import { Gallery, MainPicture } from './ProjectPictures';

const Lightbox = lazyComponent(() => import('@/ui/media/Lightbox'));

export const STORY_SPLIT = { columns: '2fr 1fr', style: { gap: 'clamp(32px, 4vw, 56px)' } };

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

function StorySection({
  title,
  hasContent,
  children,
}: {
  title: string;
  hasContent: boolean;
  children: ReactNode;
}) {
  if (!hasContent) return null;
  return (
    <section>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </section>
  );
}

interface ProjectStoryProps {
  project: Project;
  panel: ReactNode;
  notice?: ReactNode;
}

export function ProjectStory({ project, panel, notice }: ProjectStoryProps) {
  const { title, video } = project;
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const images = projectImages(project);
  const overview = projectOverview(project);
  const [details, technologies] = [project.details, project.technologies].map((list) =>
    list.filter((item) => item.trim()),
  ) as [string[], string[]];
  const pictures = { images, title, isAfterFilm: video !== undefined, onOpen: setOpenIndex };
  const withFilm = (image: ReactNode, isShown: boolean) =>
    video === undefined ? (
      image
    ) : (
      <ProjectFilm video={video} title={title} isShown={isShown}>
        {image}
      </ProjectFilm>
    );
  const poster = <Picture src={images[0] ?? ''} alt="" ratio={[16, 9]} sizes="100vw" />;
  return (
    <Split {...STORY_SPLIT}>
      <Column>
        {withFilm(<MainPicture {...pictures} />, openIndex === null)}
        {notice}
        <StorySection title="Overview" hasContent={overview.length > 0}>
          <Prose>
            {overview.map((paragraph, index) => (
              <p key={`${index}-${paragraph.slice(0, 20)}`}>{paragraph}</p>
            ))}
          </Prose>
        </StorySection>
        <StorySection title="Gallery" hasContent={images.length > 1}>
          <Gallery {...pictures} />
        </StorySection>
        {details.length + technologies.length > 0 && (
          <Lists>
            <StorySection title="Details" hasContent={details.length > 0}>
              <CheckList items={details} />
            </StorySection>
            <StorySection title="Technologies" hasContent={technologies.length > 0}>
              <CheckList items={technologies} />
            </StorySection>
          </Lists>
        )}
      </Column>
      {panel}
      {openIndex !== null && (
        <Lightbox
          images={images}
          name={title}
          start={openIndex}
          film={video === undefined ? undefined : (isShown) => withFilm(poster, isShown)}
          onClose={() => setOpenIndex(null)}
        />
      )}
    </Split>
  );
}
