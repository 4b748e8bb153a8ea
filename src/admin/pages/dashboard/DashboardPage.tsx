import Typography from '@mui/material/Typography';
import { use } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import { isDemoPassword } from '@/api/gateways/demoCredentials';
import { PUBLISH_PATH } from '@/domain/links/adminPaths';
import { PATHS } from '@/domain/links/paths';
import { formatCount } from '@/domain/text/formatNumber';
import { useAdminSelector } from '../../store/hooks';
import { selectPersistence } from '../../drafts/state/draftsReducer';
import {
  selectChangeCount,
  selectPartsToRepair,
  selectPublished,
} from '../../drafts/content/workingCopySelectors';
import { LoadErrorBanner } from '../../layout/LoadErrorBanner';
import { ScreenLayout } from '../../layout/ScreenHeader';
import { StatusAlert } from '../../layout/StatusAlert';
import { AdminHead } from '../../layout/AdminHead';
import { AdminPagesContext } from '../../layout/adminPagesContext';
import { HeadedSection } from '../../layout/HeadedSection';
import { ActivityList } from './ActivityList';
import { Tiles } from './Tiles';

/** Links to the pages where most tasks start. */
function QuickActions() {
  const pages = use(AdminPagesContext);
  return (
    <HeadedSection title="Quick Actions">
      <Grid container component="ul" spacing={1} aria-label="Quick Actions">
        {pages.map(
          ({ action, to, Icon }) =>
            action !== undefined && (
              <Grid key={to} component="li" size={{ xs: 12, sm: 6, md: 4, lg: 3 }}>
                <Button
                  component={Link}
                  to={to}
                  fullWidth
                  variant="outlined"
                  startIcon={<Icon color="primary" />}
                  sx={{ justifyContent: 'flex-start' }}
                >
                  {action}
                </Button>
              </Grid>
            ),
        )}
      </Grid>
    </HeadedSection>
  );
}

function changesText(count: number): string {
  if (count === 0) return 'No unpublished changes.';
  return `${formatCount(count, 'unpublished change')}.`;
}

/** Dashboard of the back office. */
export default function DashboardPage() {
  const hasFailed = (useAdminSelector(selectPublished)?.failed.length ?? 0) > 0;
  const changes = useAdminSelector(selectChangeCount);
  const damaged = useAdminSelector(selectPartsToRepair).length;
  const { storage } = useAdminSelector(selectPersistence);
  const pages = use(AdminPagesContext);
  return (
    <ScreenLayout>
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
          Anyone can sign in with the demo password. Ask your developer to replace it.
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
      <Tiles />
      <QuickActions />
      <ActivityList />
    </ScreenLayout>
  );
}
