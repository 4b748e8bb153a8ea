import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { projectOverlay } from '@/domain/project/project';
import type { Project } from '@/domain/project/schema';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { StatusBadge } from '../records/StatusBadge';

/** Content of the card of a featured project. */
export function ProjectCardContent({ record }: { record: Project }) {
  const text = projectOverlay(record);
  return (
    <>
      <DraftPicture
        src={record.image}
        alt=""
        ratio={[16, 9]}
        sizes="(min-width: 900px) 290px, (min-width: 600px) 45vw, 90vw"
      />
      <CardContent>
        {record.image === '' && (
          <Typography variant="body2" color="textSecondary">
            No image
          </Typography>
        )}
        <StatusBadge isOn on="Featured" off="Regular" />
        <Typography variant="h5" component="h3" translate="no" gutterBottom sx={{ mt: 0.75 }}>
          {record.title}
        </Typography>
        {text && (
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        )}
      </CardContent>
    </>
  );
}
