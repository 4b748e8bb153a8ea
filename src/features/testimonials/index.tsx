import { styled } from '@mui/material/styles';
import type { Testimonial } from '@/domain/page/homeSchema';
import { FONTS, RADII } from '@/theme/tokens';
import { Skeleton } from '@/ui/layout/Boxes';
import { Picture } from '@/ui/media/Picture';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 'clamp(32px, 5vw, 80px)',
  '& > li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The first testimonial is emphasised.
    '& > li:first-of-type': { gridColumn: '1 / -1' },
  },
}));

const Quote = styled('figure')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignContent: 'space-between',
  height: '100%',
  padding: 'clamp(28px, 4vw, 56px) 0',
  '& blockquote': {
    maxWidth: '34ch',
    margin: 0,
    fontFamily: FONTS.display,
    fontWeight: 600,
    wordSpacing: '0.1em',
    fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)',
    lineHeight: 1.25,
    textWrap: 'pretty',
    whiteSpace: 'pre-line',
  },
  'li:first-of-type > & blockquote': {
    fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 3rem)',
    lineHeight: 1.14,
  },
  '& figcaption': { display: 'flex', alignItems: 'center', gap: 16, lineHeight: 1.35 },
  '& figcaption > span': { minWidth: 0 },
  '& figcaption > span:first-of-type': { width: 64, flex: 'none', borderRadius: RADII.pill },
  '& b': { display: 'block', fontWeight: 650 },
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars?.palette.text.secondary },
}));

export function TestimonialList({ cards }: { cards: readonly Testimonial[] }) {
  return (
    <List aria-label="Testimonials">
      {cards.map((card, index) => (
        <li key={`${index}-${card.name}`}>
          <Quote>
            <blockquote>{card.text}</blockquote>
            <figcaption>
              <Picture src={card.image} alt="" ratio={[1, 1]} sizes="64px" />
              <span>
                <b translate="no">{card.name}</b>
                <small>{card.role}</small>
              </span>
            </figcaption>
          </Quote>
        </li>
      ))}
    </List>
  );
}

export function TestimonialListSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading testimonials">
      {[0, 1, 2].map((index) => (
        <div key={index} style={{ padding: '32px 0' }}>
          <Skeleton style={{ width: 'min(100%, 640px)', height: 96 }} />
          <Skeleton style={{ width: 64, height: 64, marginTop: 24, borderRadius: RADII.pill }} />
        </div>
      ))}
    </div>
  );
}
