import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { selectPublished, selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import { useAdminSelector } from '../../store/hooks';

/** Totals of the content, with links to its editors. Each shows its own error. */
export function Tiles() {
  const failed = useAdminSelector(selectPublished)?.failed ?? [];
  const copy = useAdminSelector(selectWorkingCopy);
  const tiles = [
    ['Total Services', FILES.services, copy?.services, PATHS.adminServices],
    ['Total Products', FILES.products, copy?.products, PATHS.adminProducts],
    ['Total Projects', FILES.projects, copy?.projects, PATHS.adminProjects],
    ['Testimonials', FILES.home, copy?.home.testimonials.cards, PATHS.adminHome],
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
