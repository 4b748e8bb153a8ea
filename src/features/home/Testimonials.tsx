import { styled } from '@mui/material/styles';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { TESTIMONIALS_MAX } from '@/domain/page/homePage';
import { RADII } from '@/theme/tokens';
import { CardGrid } from '@/ui/layout/CardGrid';
import { Picture } from '@/ui/media/Picture';
import { Section } from '@/ui/layout/Section';
import { Panel } from '@/ui/layout/Panel';

const Card = styled(Panel)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 24,
  height: '100%',
  padding: 'clamp(20px, 2.5vw, 32px)',
  '& blockquote': { margin: 0, fontSize: '1.0625rem' },
  '& figcaption': { display: 'flex', alignItems: 'center', gap: 14, lineHeight: 1.35 },
  '& figcaption > span:first-of-type': { width: 56, borderRadius: RADII.pill, flex: 'none' },
  '& figcaption > span:last-of-type': { minWidth: 0 },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
}));

/** Testimonials of clients, at most three cards. */
export function Testimonials({ testimonials }: { testimonials: HomePageContent['testimonials'] }) {
  const cards = testimonials.cards.slice(0, TESTIMONIALS_MAX);
  if (cards.length === 0) return null;
  return (
    <Section title={testimonials.title || 'Testimonials'} lead={testimonials.subtitle}>
      <CardGrid columns={[1, 1, 3]}>
        {cards.map((card, index) => (
          <li key={`${index}-${card.name}`}>
            <Card as="figure">
              <blockquote>{card.text}</blockquote>
              <figcaption>
                <Picture src={card.image} alt="" ratio={[1, 1]} sizes="56px" />
                <span>
                  <span translate="no">{card.name}</span>
                  <small>{card.role}</small>
                </span>
              </figcaption>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
