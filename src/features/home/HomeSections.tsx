import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { PATHS } from '@/domain/links/paths';
import { TESTIMONIALS_MAX } from '@/domain/page/pages';
import { RADII } from '@/theme/tokens';
import { Button } from '@/ui/form/Button';
import { Picture } from '@/ui/media/Picture';
import { Section } from '@/ui/layout/Section';
import { VisuallyHidden, Split, CardGrid, Panel } from '@/ui/layout/Boxes';
import { phoneWidth } from '@/ui/media/pictureVariants';

const Teaser = styled(Split)({ alignItems: 'center', '& > span': { borderRadius: RADII.card } });

const TEASER_SIZES = `(min-width: 1280px) 720px, (min-width: 900px) 56vw, ${phoneWidth('100vw - 32px')}`;

interface AboutTeaserProps {
  about: HomePageContent['aboutUs'];
  name: string;
}

export function AboutTeaser({ about, name }: AboutTeaserProps) {
  return (
    <Section title="About Us" lead={about.description1}>
      <Teaser columns="7fr 5fr">
        <Picture src={about.image} alt="" ratio={[16, 9]} sizes={TEASER_SIZES} />
        <div>
          {about.subtitle && (
            <Typography variant="overline" component="p" color="primary">
              {about.subtitle}
            </Typography>
          )}
          {about.title2 && (
            <Typography variant="h3" sx={{ mb: 1.5 }}>
              {about.title2}
            </Typography>
          )}
          <Typography color="textSecondary">{about.description2}</Typography>
          <Button to={PATHS.about} variant="outlined" sx={{ mt: 3 }}>
            Learn More <VisuallyHidden>about {name}</VisuallyHidden>
          </Button>
        </div>
      </Teaser>
    </Section>
  );
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: RADII.card,
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  [theme.breakpoints.up('md')]: { aspectRatio: 'auto' },
}));

const QUESTION_SIZES = `(min-width: 900px) 75vw, ${phoneWidth('100vw - 32px')}`;

interface QuestionSectionProps {
  contact: HomePageContent['contact'] | undefined;
  form: ReactNode;
  contacts: ReactNode;
}

/** Target of `/#contact`. */
export function QuestionSection({ contact, form, contacts }: QuestionSectionProps) {
  return (
    <Section
      id="contact"
      title={contact?.title || 'Have any question?'}
      lead={contact?.description}
    >
      <Split columns="5fr 6fr">
        <Frame>
          <Picture src={contact?.image ?? ''} alt="" ratio="fill" sizes={QUESTION_SIZES} />
        </Frame>
        <div>
          <Typography variant="h3" sx={{ mb: 2.5 }}>
            Send us a message
          </Typography>
          {form}
          <div style={{ marginTop: 24 }}>{contacts}</div>
        </div>
      </Split>
    </Section>
  );
}

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
