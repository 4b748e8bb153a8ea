import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import {
  selectChangeCount,
  selectPublished,
  selectWorkingCopy,
} from '@/api/drafts/workingCopySelectors';
import { isDemoPassword } from '@/api/gateways/demoCredentials';
import { FILES } from '@/domain/contentFiles';
import { PATHS } from '@/domain/paths';
import { selectActivities } from '@/features/activity';
import { ActivityList, QuickActions, Tiles, type Tile } from '@/features/admin/dashboard';
import { Banner } from '@/ui/Banner';
import { PageHead } from '../PageHead';

const Column = styled('div')({ display: 'grid', gap: 'clamp(24px, 3vw, 40px)' });

function useTiles(): Tile[] {
  const published = useSelector(selectPublished);
  const copy = useSelector(selectWorkingCopy);
  const value = (file: string, count: number | undefined) =>
    published?.failed.includes(file) ? ('Error' as const) : count;
  return [
    {
      label: 'Total Services',
      value: value(FILES.services, copy?.services.length),
      to: PATHS.adminServices,
    },
    {
      label: 'Total Products',
      value: value(FILES.products, copy?.products.length),
      to: PATHS.adminProducts,
    },
    {
      label: 'Total Projects',
      value: value(FILES.projects, copy?.projects.length),
      to: PATHS.adminProjects,
    },
    {
      label: 'Testimonials',
      value: value(FILES.home, copy?.home.testimonials.cards.length),
      to: PATHS.adminHome,
    },
  ];
}

function changesText(count: number): string {
  if (count === 0) return 'Everything is published.';
  return count === 1 ? '1 unpublished change.' : `${count} unpublished changes.`;
}

/** The dashboard (back-office.md §2). */
export default function DashboardPage() {
  const tiles = useTiles();
  const changes = useSelector(selectChangeCount);
  const activities = useSelector(selectActivities);
  return (
    <Column>
      <PageHead title="Dashboard" description="" path={PATHS.admin} isPrivate />
      <div>
        <Typography variant="h2" component="h1" tabIndex={-1}>
          Dashboard
        </Typography>
        <Typography color="textSecondary">{changesText(changes)}</Typography>
      </div>
      {isDemoPassword(import.meta.env.VITE_ADMIN_PASSWORD_HASH) && (
        <Banner tone="warning">
          The demo password is in use, which everybody can read. Make your own with npm run
          admin:password before this site goes live.
        </Banner>
      )}
      <Tiles tiles={tiles} />
      <section aria-labelledby="quick">
        <Typography id="quick" variant="h4" component="h2" sx={{ mb: 2 }}>
          Quick Actions
        </Typography>
        <QuickActions />
      </section>
      <section aria-labelledby="recent">
        <Typography id="recent" variant="h4" component="h2" sx={{ mb: 2 }}>
          Recent Activity
        </Typography>
        <ActivityList activities={activities} />
      </section>
    </Column>
  );
}
