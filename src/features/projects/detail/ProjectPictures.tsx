import ZoomInIcon from '@mui/icons-material/ZoomIn';
import { styled } from '@mui/material/styles';
import { COLOURS, MOTION, RADII } from '@/theme/tokens';
import { Picture } from '@/ui/media/Picture';
import { phoneWidth } from '@/ui/media/pictureVariants';

const Opener = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: RADII.card,
  color: COLOURS.dark.ink,
  cursor: 'zoom-in',
  '& img': { transition: `transform ${MOTION.calm}ms ${MOTION.ease}` },
  '@media (hover: hover)': { '&:hover img:not([data-fallback])': { transform: 'scale(1.03)' } },
  '& > svg': {
    position: 'absolute',
    right: 12,
    bottom: 12,
    width: 40,
    height: 40,
    padding: 10,
    borderRadius: RADII.pill,
    backgroundColor: 'rgb(14 15 18 / 0.78)',
  },
}));

const Placeholder = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: RADII.card,
}));

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(10px, 1.2vw, 16px)',
  marginTop: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '&[data-columns="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('sm')]: {
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}));

const MAIN_SIZES = `(min-width: 1328px) 853px, (min-width: 900px) 64vw, ${phoneWidth('100vw - 32px')}`;
const GALLERY_SIZES = {
  1: MAIN_SIZES,
  2: '(min-width: 1328px) 420px, (min-width: 900px) 32vw, 48vw',
  3: '(min-width: 1328px) 275px, (min-width: 900px) 21vw, (min-width: 600px) 32vw, 48vw',
} as const;

/** Returns the number of columns that fills the last row, if possible. */
function columnsFor(count: number): 1 | 2 | 3 {
  if (count === 1) return 1;
  return count === 2 || count === 4 ? 2 : 3;
}

interface PicturesProps {
  /** All images of the project, main image first. */
  images: readonly string[];
  title: string;
  /** Whether a film is the first slide of the lightbox. */
  isAfterFilm: boolean;
  onOpen: (index: number) => void;
}

function openerOf({ images, title, isAfterFilm, onOpen }: PicturesProps, image: number) {
  const before = isAfterFilm ? 1 : 0;
  const index = image + before;
  return {
    type: 'button',
    'aria-label': `View image ${index + 1} of ${images.length + before}: ${title}`,
    onClick: () => onOpen(index),
  } as const;
}

export function MainPicture(props: PicturesProps) {
  const { images, title } = props;
  const [main = ''] = images;
  const picture = <Picture src={main} alt={title} ratio={[16, 9]} sizes={MAIN_SIZES} isPriority />;
  if (main === '') return <Placeholder>{picture}</Placeholder>;
  return (
    <Opener {...openerOf(props, 0)}>
      {picture}
      <ZoomInIcon aria-hidden="true" />
    </Opener>
  );
}

export function Gallery(props: PicturesProps) {
  const rest = props.images.slice(1);
  const columns = columnsFor(rest.length);
  return (
    <Grid data-columns={columns}>
      {rest.map((image, index) => (
        <li key={image}>
          <Opener {...openerOf(props, index + 1)}>
            <Picture src={image} alt="" ratio={[16, 9]} sizes={GALLERY_SIZES[columns]} />
          </Opener>
        </li>
      ))}
    </Grid>
  );
}
