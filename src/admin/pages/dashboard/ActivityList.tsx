import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { relativeTime } from '@/domain/activity/activity';
import { selectActivities } from '@/features/activity';
import { HeadedSection } from '../../layout/HeadedSection';
import { useNow } from '../../layout/useNow';
import { useAdminSelector } from '../../store/hooks';

/** Recent activities with relative times, newest first. */
export function ActivityList() {
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
                      <strong>{name}</strong> {action}
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
