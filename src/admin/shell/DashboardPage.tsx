import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { isDemoPassword } from '@/api/gateways/credentials';
import { relativeTime } from '@/domain/activity/activity';
import { PUBLISH_PATH } from '@/domain/links/adminPaths';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { formatCount } from '@/domain/text/formatNumber';
import { selectActivities } from '@/features/activity';
import { ADMIN_PAGES } from './adminPages';
import { useAdminSelector } from '../store/hooks';
import { selectIsTableLoaded } from '../storage/storageSlice';
import {
  selectChangeCount,
  selectUnreadable,
  selectPublished,
  selectDraftContent,
} from '../drafts/content/draftContent';
import { LoadErrorBanner, StatusAlert } from '../layout/StatusAlert';
import { ScreenLayout, HeadedSection } from '../layout/Screen';
import { useNow } from '../layout/useNow';

function Tiles() {
  const failed = useAdminSelector(selectPublished)?.failed ?? [];
  const draftContent = useAdminSelector(selectDraftContent);
  const tiles = [
    ['Total Services', FILES.services, draftContent?.services, PATHS.adminServices],
    ['Total Products', FILES.products, draftContent?.products, PATHS.adminProducts],
    ['Total Projects', FILES.projects, draftContent?.projects, PATHS.adminProjects],
    ['Testimonials', FILES.home, draftContent?.home.testimonials.cards, PATHS.adminHome],
  ] as const;
  return (
    <Grid container component="ul" spacing={{ xs: 1.5, lg: 2 }} aria-label="Totals">
      {tiles.map(([label, file, records, path]) => (
        <Grid key={label} component="li" size={{ xs: 6, lg: 3 }}>
          <Card>
            <CardActionArea component={Link} to={path}>
              <CardContent>
                <Typography color="textSecondary">{label}</Typography>
                {failed.includes(file) ? (
                  <Typography variant="h2" component="strong" color="error">
                    Error
                  </Typography>
                ) : (
                  <Typography variant="h2" component="strong">
                    {records?.length ?? <Skeleton width={64} height="1em" />}
                  </Typography>
                )}
              </CardContent>
            </CardActionArea>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}

function QuickActions() {
  return (
    <HeadedSection title="Quick Actions">
      <Grid container component="ul" spacing={1} aria-label="Quick Actions">
        {ADMIN_PAGES.map(
          ({ path, nav }) =>
            nav?.action !== undefined && (
              <Grid key={path} component="li" size={{ xs: 12, sm: 6, md: 4, lg: 3 }}>
                <Button
                  component={Link}
                  to={path}
                  fullWidth
                  variant="outlined"
                  startIcon={<nav.Icon color="primary" />}
                  sx={{ justifyContent: 'flex-start' }}
                >
                  {nav.action}
                </Button>
              </Grid>
            ),
        )}
      </Grid>
    </HeadedSection>
  );
}

function ActivityList() {
  const activities = useAdminSelector(selectActivities);
  const now = useNow();
  return (
    <HeadedSection title="Recent Activity">
      {activities.length === 0 ? (
        <Typography color="textSecondary">
          No activity yet. Your changes will be listed here.
        </Typography>
      ) : (
        <Card>
          <List component="ol" disablePadding aria-label="Recent Activity">
            {activities.map(({ id, name, action, timestamp, details }) => (
              <ListItem key={id} divider>
                <ListItemText
                  primary={
                    <>
                      <strong translate="no">{name}</strong> {action}
                    </>
                  }
                  secondary={details}
                />
                <Typography variant="body2" color="textSecondary">
                  <time dateTime={timestamp}>{relativeTime(Date.parse(timestamp), now)}</time>
                </Typography>
              </ListItem>
            ))}
          </List>
        </Card>
      )}
    </HeadedSection>
  );
}

function changesText(count: number): string {
  if (count === 0) return 'No unpublished changes.';
  return `${formatCount(count, 'unpublished change')}.`;
}

export default function DashboardPage() {
  const hasFailed = (useAdminSelector(selectPublished)?.failed.length ?? 0) > 0;
  const changes = useAdminSelector(selectChangeCount);
  const damaged = useAdminSelector(selectUnreadable).length;
  const isLoaded = useAdminSelector((state) => selectIsTableLoaded(state, 'drafts'));
  return (
    <ScreenLayout>
      <div>
        <Typography variant="h2" component="h1" tabIndex={-1}>
          Dashboard
        </Typography>
        <Typography color="textSecondary">
          {isLoaded ? changesText(changes) : 'Checking for unpublished changes...'}
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
              ? '1 part of the website’s content is damaged, so visitors do not see it.'
              : `${damaged} parts of the website’s content are damaged, so visitors do not see them.`}
          </span>
          <Link to={PUBLISH_PATH}>Show details</Link>
        </StatusAlert>
      )}
      {hasFailed && (
        <LoadErrorBanner>Part of the website's content could not be loaded.</LoadErrorBanner>
      )}
      {ADMIN_PAGES.map(({ path, nav }) => nav?.Summary && <nav.Summary key={path} />)}
      <Tiles />
      <QuickActions />
      <ActivityList />
    </ScreenLayout>
  );
}
