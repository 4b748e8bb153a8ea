import ArrowIcon from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Topic } from '@/domain/topic/schema';
import { HEIGHTS, MEASURE, MOTION, RADII } from '@/theme/tokens';
import { Container, Skeleton } from '@/ui/layout/Boxes';
import { SmartLink } from '@/ui/links/SmartLink';
import { Picture } from '@/ui/media/Picture';
import { phoneWidth } from '@/ui/media/pictureVariants';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import {
  tableOfContents,
  safeTopicLinks,
  articleSections,
  type ArticleSection,
} from './topicSections';

const List = styled('ol')(({ theme }) => ({
  '& li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& li:last-of-type': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
}));

const Contents = styled(List)(({ theme }) => ({
  marginTop: 8,
  '& a': {
    minHeight: 44,
    padding: '8px 0',
    lineHeight: 1.35,
    color: theme.vars?.palette.text.secondary,
  },
  '& a:hover': { color: theme.vars?.palette.text.primary, textDecoration: 'underline' },
}));

const Related = styled(List)(({ theme }) => ({
  marginTop: 12,
  '& a': {
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 56,
    padding: '10px 0',
    fontWeight: 600,
  },
  '& a:hover': { color: theme.vars?.palette.primary.main },
  '& svg': {
    flex: 'none',
    fontSize: 20,
    color: theme.vars?.palette.primary.main,
    transition: `transform ${MOTION.quick}ms ${MOTION.ease}`,
  },
  '@media (hover: hover)': { '& a:hover svg': { transform: 'translateX(4px)' } },
}));

function TopicContents({ parts }: { parts: readonly ArticleSection[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Typography variant="overline" component="p" color="primary" id={id}>
        On this page
      </Typography>
      <Contents>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.heading}</a>
          </li>
        ))}
      </Contents>
    </nav>
  );
}

function TopicLinks({ links }: { links: readonly { label: string; to: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section style={{ marginTop: 'clamp(40px, 5vw, 64px)' }}>
      <Typography variant="h4" component="h2">
        Related pages
      </Typography>
      <Related as="ul">
        {links.map(({ label, to }, index) => (
          <li key={`${index}-${to}`}>
            <SmartLink to={to}>
              {label}
              <ArrowIcon />
            </SmartLink>
          </li>
        ))}
      </Related>
    </section>
  );
}

const Wide = styled(Container)({
  // Wide and low on a large screen, so that the text is visible without scrolling.
  '& > span': { width: '100%', maxHeight: 520, borderRadius: RADII.card },
});

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 4vw, 72px)',
  marginTop: 'clamp(32px, 5vw, 72px)',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    '&[data-contents]': { gridTemplateColumns: 'minmax(200px, 4fr) minmax(0, 9fr)' },
    '& > nav': { position: 'sticky', top: HEIGHTS.bar + 24, alignSelf: 'start' },
  },
}));

const Text = styled('div')({ maxWidth: MEASURE });

const Part = styled('section')({
  '& + &': { marginTop: 'clamp(36px, 4.5vw, 56px)' },
  '& p': { marginTop: 16, whiteSpace: 'pre-line', fontSize: '1.0625rem', lineHeight: 1.65 },
});

function TopicSection({ part }: { part: ArticleSection }) {
  return (
    <Part id={part.id}>
      {part.heading && (
        <Typography variant="h3" component="h2">
          {part.heading}
        </Typography>
      )}
      {part.paragraphs.map((paragraph, index) => (
        <p key={`${index}-${paragraph.slice(0, 40)}`}>{paragraph}</p>
      ))}
    </Part>
  );
}

const SIZES = `(min-width: 1328px) 1280px, ${phoneWidth('100vw')}`;

interface TopicArticleProps {
  topic: Topic;
  tool?: ReactNode;
}

export function TopicArticle({ topic, tool }: TopicArticleProps) {
  const parts = articleSections(topic);
  const contents = tableOfContents(parts);
  const links = safeTopicLinks(topic);
  return (
    <>
      {topic.image && (
        <Wide>
          <Picture src={topic.image} alt="" ratio={[16, 9]} sizes={SIZES} isPriority />
        </Wide>
      )}
      {tool}
      {parts.length + links.length > 0 && (
        <Columns data-contents={contents.length > 0 ? '' : undefined}>
          {contents.length > 0 && <TopicContents parts={contents} />}
          <Text>
            {parts.map((part) => (
              <TopicSection key={part.id} part={part} />
            ))}
            <TopicLinks links={links} />
          </Text>
        </Columns>
      )}
    </>
  );
}

export function TopicSkeleton() {
  return (
    <>
      <LoadingHeading />
      <Container
        style={{ paddingTop: 112 }}
        role="status"
        aria-busy="true"
        aria-label="Loading page"
      >
        <Skeleton style={{ width: 'min(100%, 420px)', height: 56 }} />
        <Skeleton style={{ width: 'min(90%, 560px)', height: 28, marginTop: 20 }} />
        <Skeleton style={{ height: 'min(50vw, 520px)', marginTop: 32, borderRadius: RADII.card }} />
      </Container>
    </>
  );
}
