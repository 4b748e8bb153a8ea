import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import { useAdminSelector } from '../../store/hooks';
import { Link } from 'react-router-dom';
import { selectPersistence } from '../../drafts/state/draftsReducer';
import { selectPartsToRepair } from '../../drafts/partsToRepair';
import {
  selectChangeCount,
  selectPublished,
  selectWorkingCopy,
} from '../../drafts/content/workingCopySelectors';
import { isDemoPassword } from '@/api/gateways/demoCredentials';
import { PUBLISH_PATH } from '@/domain/links/adminPaths';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { formatCount } from '@/domain/text/formatNumber';
import { selectActivities } from '@/features/activity';
import { LoadErrorBanner } from '../../layout/LoadErrorBanner';
import { HeadedSection } from '../../layout/HeadedSection';
import { ActivityList } from './ActivityList';
import { QuickActions } from './QuickActions';
import { Tiles, type Tile } from './Tiles';
import { StatusAlert } from '../../layout/StatusAlert';
import { AdminHead } from '../../layout/AdminHead';
import { AdminPagesContext } from '../../layout/adminPagesContext';

const Column = styled('div')({ display: 'grid', gap: 'clamp(24px, 3vw, 40px)' });

function useTiles(): Tile[] {
  const published = useAdminSelector(selectPublished);
  const copy = useAdminSelector(selectWorkingCopy);
  const pages = use(AdminPagesContext);
  const tile = (label: string, file: string, count: number | undefined, path: string): Tile => ({
    label,
    value: published?.failed.includes(file) ? 'Error' : count,
    to: pages.find(({ to }) => to === path)?.to,
  });
  const testimonials = copy?.home.testimonials.cards.length;
  return [
    tile('Total Services', FILES.services, copy?.services.length, PATHS.adminServices),
    tile('Total Products', FILES.products, copy?.products.length, PATHS.adminProducts),
    tile('Total Projects', FILES.projects, copy?.projects.length, PATHS.adminProjects),
    tile('Testimonials', FILES.home, testimonials, PATHS.adminHome),
  ];
}

function changesText(count: number): string {
  if (count === 0) return 'No unpublished changes.';
  return `${formatCount(count, 'unpublished change')}.`;
}

/** Dashboard of the back office. */
export default function DashboardPage() {
  const tiles = useTiles();
  const hasFailed = (useAdminSelector(selectPublished)?.failed.length ?? 0) > 0;
  const changes = useAdminSelector(selectChangeCount);
  const damaged = useAdminSelector(selectPartsToRepair).length;
  const { storage } = useAdminSelector(selectPersistence);
  const activities = useAdminSelector(selectActivities);
  const pages = use(AdminPagesContext);
  const actions = pages.flatMap(({ action, to, Icon }) =>
    action === undefined ? [] : [{ label: action, to, Icon }],
  );
  return (
    <Column>
      <AdminHead title="Dashboard" path={PATHS.admin} />
      <div>
        <Typography variant="h2" component="h1" tabIndex={-1}>
          Dashboard
        </Typography>
        <Typography color="textSecondary">
          {storage === 'loading' ? 'Checking for unpublished changes...' : changesText(changes)}
        </Typography>
      </div>
      {isDemoPassword(import.meta.env.VITE_ADMIN_PASSWORD_HASH) && (
        <StatusAlert severity="warning">
          This site uses the public demo password. Set your own with npm run admin:password before
          the site goes live.
        </StatusAlert>
      )}
      {damaged > 0 && (
        <StatusAlert severity="warning">
          <span>
            {damaged === 1
              ? '1 item of the website’s content is damaged, so visitors do not see it.'
              : `${damaged} items of the website’s content are damaged, so visitors do not see them.`}
          </span>
          <Link to={PUBLISH_PATH}>Correct or remove</Link>
        </StatusAlert>
      )}
      {hasFailed && (
        <LoadErrorBanner>Part of the website's content could not be loaded.</LoadErrorBanner>
      )}
      {pages.map(({ to, Summary }) => Summary && <Summary key={to} />)}
      <Tiles tiles={tiles} />
      {actions.length > 0 && (
        <HeadedSection title="Quick Actions">
          <QuickActions actions={actions} />
        </HeadedSection>
      )}
      <HeadedSection title="Recent Activity">
        <ActivityList activities={activities} />
      </HeadedSection>
    </Column>
  );
}
