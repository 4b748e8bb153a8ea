import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PROJECT_PAGE_SIZE } from '@/domain/project/listing';
import { PATHS } from '@/domain/links/paths';
import { RADII } from '@/theme/tokens';
import { CardGrid } from '@/ui/layout/CardGrid';
import { ResultsLine } from '@/ui/list/ResultsLine';
import { Skeleton } from '@/ui/layout/Skeleton';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { RetryPanel } from '@/ui/feedback/RetryPanel';

const INDEXES = Array.from({ length: PROJECT_PAGE_SIZE }, (_, i) => i);

const CardSkeleton = styled(Skeleton)({ aspectRatio: '16 / 9', borderRadius: RADII.card });

/** Skeleton of the project grid. */
export function ProjectsSkeleton() {
  return (
    <>
      <ResultsLine text="Loading projects..." />
      <CardGrid columns={[1, 2, 2]} aria-hidden="true">
        {INDEXES.map((index) => (
          <li key={index}>
            <CardSkeleton />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

/** Error shown when the projects could not be loaded. */
export function ProjectsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryPanel level="h3" title="Error Loading Projects" onRetry={onRetry}>
      Failed to load projects
    </RetryPanel>
  );
}

interface ProjectsEmptyProps {
  /** Whether there are filters to clear. */
  hasFilters: boolean;
  onReset: () => void;
}

/** Empty state with a contact link and a button that clears the filters. */
export function ProjectsEmpty({ hasFilters, onReset }: ProjectsEmptyProps) {
  return (
    <StatePanel
      level="h3"
      title="No projects found"
      actions={
        <>
          <Button component={Link} to={PATHS.contact} variant="contained">
            Contact Us
          </Button>
          {hasFilters && (
            <Button variant="outlined" onClick={onReset}>
              Clear filters
            </Button>
          )}
        </>
      }
    >
      Try adjusting your search or filter criteria
    </StatePanel>
  );
}
