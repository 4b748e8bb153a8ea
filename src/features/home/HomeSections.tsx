import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, type RefObject, useCallback, useRef } from 'react';
import { PATHS } from '@/domain/links/paths';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { TESTIMONIALS_MAX, DEFAULT_STATISTICS, statisticNumber } from '@/domain/page/pages';
import { formatInteger } from '@/domain/text/formatNumber';
import { RADII, FONTS } from '@/theme/tokens';
import { Button } from '@/ui/form/Button';
import { VisuallyHidden, Split, CardGrid, Panel, Container } from '@/ui/layout/Boxes';
import { Section } from '@/ui/layout/Section';
import { Picture } from '@/ui/media/Picture';
import { phoneWidth } from '@/ui/media/pictureVariants';
import { whenVisible } from '@/ui/schedule';

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

/** Time in ms between two numbers. Each one costs a frame, which takes about 10 ms on a slow phone. */
const STEP_MS = 100;

function ease(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/** Sets the only text of `container` directly, because re-rendering would be expensive. `duration` is in ms. */
export function useCountUp(
  container: RefObject<Element | null>,
  value: number,
  duration: number,
  textOf: (value: number) => string,
): void {
  useEffect(() => {
    const element = container.current;
    const text = element?.firstChild;
    if (!element || !text || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      const start = performance.now();
      const step = () => {
        const now = performance.now();
        const progress = Math.min(1, (now - start) / duration);
        // A new text node would notify everything that observes the nodes of the page.
        text.nodeValue = textOf(Math.round(value * ease(progress)));
        // All numbers change at the same times, so that they share a frame.
        if (progress < 1) timer = setTimeout(step, STEP_MS - (now % STEP_MS));
      };
      step();
    };
    const stopObserving = whenVisible(element, count, { threshold: 1 });
    return () => {
      stopObserving();
      clearTimeout(timer);
      text.nodeValue = textOf(value);
    };
  }, [container, value, duration, textOf]);
}

const COUNT_UP_MIN_MS = 1800;
const COUNT_UP_MAX_MS = 2500;

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  // In one column where the text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(40%, 6.5rem), 1fr))',
  gap: '28px 16px',
  padding: 'clamp(28px, 4vw, 44px) 0',
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { color: theme.vars?.palette.text.secondary, fontSize: '0.9375rem' },
  '& dd': {
    fontFamily: FONTS.display,
    fontWeight: 700,
    fontSize: 'clamp(2.5rem, 2rem + 2.4vw, 4rem)',
    lineHeight: 1,
    height: '1em',
    fontVariantNumeric: 'tabular-nums',
    // Limits layout and paint to the number while it counts up.
    contain: 'strict',
  },
}));

const ENTRIES = [
  { key: 'deliverables', label: 'Deliverables', unit: 'k+', spread: 0 },
  { key: 'workingHours', label: 'Working hours', unit: 'k+', spread: 1 / 3 },
  { key: 'completedProjects', label: 'Completed projects', unit: '', spread: 2 / 3 },
  { key: 'clientsCount', label: 'Number of clients', unit: '', spread: 1 },
] as const;

interface StatisticProps {
  label: string;
  value: number;
  unit: string;
  duration: number;
}

function Statistic({ label, value, unit, duration }: StatisticProps) {
  const element = useRef<HTMLElement>(null);
  const textOf = useCallback((count: number) => formatInteger(count) + unit, [unit]);
  useCountUp(element, value, duration, textOf);
  return (
    <div>
      <dt>{label}</dt>
      <dd ref={element} translate="no" aria-label={textOf(value)}>
        {textOf(value)}
      </dd>
    </div>
  );
}

export function Statistics({ statistics }: { statistics: HomePageContent['statistics'] }) {
  return (
    <Container>
      <List aria-label="Our work in figures">
        {ENTRIES.map(({ key, label, unit, spread }) => (
          <Statistic
            key={key}
            label={label}
            value={statisticNumber(statistics[key], DEFAULT_STATISTICS[key])}
            unit={unit}
            duration={COUNT_UP_MIN_MS + spread * (COUNT_UP_MAX_MS - COUNT_UP_MIN_MS)}
          />
        ))}
      </List>
    </Container>
  );
}
