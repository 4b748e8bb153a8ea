import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AboutCard } from '@/domain/page/aboutSchema';
import { RADII } from '@/theme/tokens';
import { Skeleton } from '@/ui/layout/Boxes';
import { Picture } from '@/ui/media/Picture';
import { phoneWidth } from '@/ui/media/pictureVariants';

const Cards = styled('ol')(({ theme }) => ({
  '& > li': {
    padding: 'clamp(32px, 5vw, 72px) 0',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    scrollMarginTop: 0,
  },
  '& > li:last-of-type': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
}));

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(20px, 4vw, 72px)',
  alignItems: 'center',
  '& > *': { minWidth: 0 },
  '& > span': { borderRadius: RADII.card },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    'li:nth-of-type(even) > &': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    'li:nth-of-type(even) > & > span': { order: 1 },
  },
  // Highlights the card named in the URL: a bar next to its text and an edge around its image.
  '[data-scroll-target] > & > span': {
    outline: `2px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: 4,
  },
  '[data-scroll-target] > & > div': {
    paddingLeft: 'clamp(16px, 2vw, 28px)',
    borderLeft: `3px solid ${theme.vars?.palette.primary.main}`,
  },
}));

const Prose = styled('p')(({ theme }) => ({
  marginTop: 16,
  maxWidth: '60ch',
  color: theme.vars?.palette.text.secondary,
  whiteSpace: 'pre-line',
}));

const SIZES = `(min-width: 1280px) 716px, (min-width: 900px) 55vw, ${phoneWidth('100vw - 32px')}`;

interface AboutStoryProps {
  cards: readonly AboutCard[];
  /** The card named in the URL, which is highlighted and scrolled into view. */
  focused?: AboutCard;
}

export function AboutStory({ cards, focused }: AboutStoryProps) {
  if (cards.length === 0) return null;
  return (
    <Cards>
      {cards.map((card, index) => {
        const isFocused = card === focused;
        return (
          <li
            key={card.id ?? `${index}-${card.title}`}
            data-scroll-target={isFocused ? '' : undefined}
            aria-current={isFocused ? 'true' : undefined}
          >
            <Card>
              <Picture
                src={card.image}
                alt=""
                ratio={[16, 9]}
                sizes={SIZES}
                isPriority={index === 0}
              />
              <div>
                {card.subtitle && (
                  <Typography variant="overline" component="p" color="primary">
                    {card.subtitle}
                  </Typography>
                )}
                {card.title && (
                  <Typography variant="h2" tabIndex={-1} sx={{ mt: 0.5 }}>
                    {card.title}
                  </Typography>
                )}
                {card.description && <Prose>{card.description}</Prose>}
              </div>
            </Card>
          </li>
        );
      })}
    </Cards>
  );
}

export function AboutSkeleton({ isPending }: { isPending: boolean }) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading page"
      data-scroll-target={isPending ? 'pending' : undefined}
    >
      <Cards aria-hidden="true">
        {[0, 1].map((index) => (
          <li key={index}>
            <Card as="div">
              <Skeleton style={{ aspectRatio: '16 / 9' }} />
              <div>
                <Skeleton style={{ width: '40%', height: 14 }} />
                <Skeleton style={{ width: '70%', height: 48, marginTop: 12 }} />
                <Skeleton style={{ height: 140, marginTop: 20 }} />
              </div>
            </Card>
          </li>
        ))}
      </Cards>
    </div>
  );
}
