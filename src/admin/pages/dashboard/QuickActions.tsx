import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { AdminPagesContext } from '../../layout/adminPagesContext';
import { HeadedSection } from '../../layout/HeadedSection';

/** Links to the pages where most tasks start. */
export function QuickActions() {
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
