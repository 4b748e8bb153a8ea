import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { projectOverlay } from '@/domain/project/project';
import type { Project } from '@/domain/project/schema';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { StatusBadge } from '../records/StatusBadge';

const Figure = styled('figure')(({ theme }) => ({
  position: 'relative',
  '& > figcaption': {
    position: 'absolute',
    inset: 'auto 0 10px',
    textAlign: 'center',
    fontSize: '0.875rem',
    color: theme.vars?.palette.text.secondary,
  },
}));

/** Content of the card of a featured project. */
export function ProjectCardContent({ record }: { record: Project }) {
  const text = projectOverlay(record);
  return (
    <>
      <Figure>
        <DraftPicture
          src={record.image}
          alt=""
          ratio={[16, 9]}
          sizes="(min-width: 900px) 290px, (min-width: 600px) 45vw, 90vw"
        />
        {record.image === '' && <figcaption>No image</figcaption>}
      </Figure>
      <div>
        <StatusBadge isOn on="Featured" off="Regular" />
        <Typography variant="h5" component="h3">
          {record.title}
        </Typography>
        {text && <p>{text}</p>}
      </div>
    </>
  );
}
