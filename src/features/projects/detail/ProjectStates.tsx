import { styled } from '@mui/material/styles';
import { SHORT_TEXT_MAX, cutText } from '@/domain/text/cleanText';
import { PATHS } from '@/domain/links/paths';
import { RADII } from '@/theme/tokens';
import { Banner } from '@/ui/feedback/Banner';
import { BackLinks, RetryPanel, StatePanel } from '@/ui/feedback/StatePanel';
import { Container, Skeleton, Split } from '@/ui/layout/Boxes';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { Button } from '@/ui/form/Button';
import { STORY_SPLIT } from './ProjectStory';

const Page = styled(Container)({ paddingTop: 112, overflowWrap: 'anywhere' });

export function ProjectSkeleton() {
  return (
    <Page>
      <LoadingHeading>Loading project</LoadingHeading>
      <p role="status">Loading project...</p>
      <div aria-hidden="true">
        <Skeleton style={{ width: '60%', height: 64, marginTop: 16 }} />
        <Skeleton style={{ width: '40%', height: 24, marginTop: 16 }} />
        <Split {...STORY_SPLIT} style={{ ...STORY_SPLIT.style, marginTop: 32 }}>
          <Skeleton style={{ aspectRatio: '16 / 9', borderRadius: RADII.card }} />
          <Skeleton style={{ height: 280, borderRadius: RADII.card }} />
        </Split>
      </div>
    </Page>
  );
}

interface ProjectFailureProps {
  /** 'Failed to load project' or 'No project ID provided'. */
  message: string;
  onRetry?: () => void;
}

export function ProjectFailure({ message, onRetry }: ProjectFailureProps) {
  return (
    <Page>
      <RetryPanel
        level="h1"
        title="Error Loading Project"
        onRetry={onRetry}
        actions={<BackLinks to={PATHS.projects} label="Back to Projects" isMain={!onRetry} />}
      >
        {message}
      </RetryPanel>
    </Page>
  );
}

export function ProjectMissing({ id }: { id: string }) {
  return (
    <Page>
      <StatePanel
        level="h1"
        title="Project Not Found"
        actions={<BackLinks to={PATHS.projects} label="Back to Projects" isMain />}
      >
        The project you&apos;re looking for doesn&apos;t exist or may have been removed.
        <br />
        <small>Project not found with ID/slug: {cutText(id, SHORT_TEXT_MAX)}</small>
      </StatePanel>
    </Page>
  );
}

/** Warning shown when the summary is known but the full record could not be loaded. */
export function ProjectPartial({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner tone="warning">
      Part of this project could not be loaded.
      <Button variant="outlined" onClick={onRetry}>
        Try Again
      </Button>
    </Banner>
  );
}
