import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PROJECT_PAGE_SIZE } from '@/domain/text/limits';
import { PATHS } from '@/domain/links/paths';
import { RADII } from '@/theme/tokens';
import { CardGrid } from '@/ui/layout/CardGrid';
import { ResultsLine } from '@/ui/list/ResultsLine';
import { Skeleton } from '@/ui/layout/Skeleton';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { RetryPanel } from '@/ui/feedback/RetryPanel';

const PLACES = Array.from({ length: PROJECT_PAGE_SIZE }, (_, at) => at);

const Place = styled(Skeleton)({ aspectRatio: '16 / 9', borderRadius: RADII.card });

/** The list while its projects are on their way: the grid with empty places. */
export function ProjectsSkeleton() {
  return (
    <>
      <ResultsLine text="Loading projects…" />
      <CardGrid columns={[1, 2, 2]} aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place}>
            <Place />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

/** The projects could not be read (public-site.md §8). */
export function ProjectsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryPanel level="h3" title="Error Loading Projects" onRetry={onRetry}>
      Failed to load projects
    </RetryPanel>
  );
}

export interface ProjectsEmptyProps {
  /** Whether there is anything to clear. */
  hasFilters: boolean;
  onReset: () => void;
}

/** Nothing to show: what to try, whom to ask, and the way back (public-site.md §2, Projects). */
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
