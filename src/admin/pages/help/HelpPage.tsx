import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import guide from '../../../../docs/office-guide.md?raw';
import { ScreenHeader } from '../../layout/Screen';
import { readGuide, type GuideBlock, type Inline } from './guideText';

/** Size in px of every image. */
const IMAGE = { width: 360, height: 600 };

const LINE = '72ch';

const BLOCKS = readGuide(guide);

function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => {
    if (typeof part === 'string') return part;
    if ('bold' in part) return <strong key={index}>{part.bold}</strong>;
    return (
      <MuiLink key={index} component={Link} to={part.href}>
        {part.text}
      </MuiLink>
    );
  });
}

function Block({ block }: { block: GuideBlock }) {
  if (block.kind === 'heading')
    return (
      <Typography id={block.id} variant="h3" component="h2" tabIndex={-1} sx={{ mt: 5, mb: 1.5 }}>
        {block.text}
      </Typography>
    );
  if (block.kind === 'paragraph')
    return (
      <Typography sx={{ my: 1.5 }}>
        <Inlines content={block.content} />
      </Typography>
    );
  if (block.kind === 'list')
    return (
      <Box
        component={block.isOrdered ? 'ol' : 'ul'}
        sx={{
          my: 1.5,
          '& > li': { mb: 1 },
          // Stronger than the base styles, which remove the markers of lists with a class.
          '&&': { pl: 3, listStyle: block.isOrdered ? 'decimal' : 'disc' },
        }}
      >
        {block.items.map((item, index) => (
          <li key={index}>
            <Inlines content={item} />
          </li>
        ))}
      </Box>
    );
  return (
    <Box
      component="img"
      src={new URL(`../../../../docs/images/office/${block.file}`, import.meta.url).href}
      alt={block.alt}
      loading="lazy"
      {...IMAGE}
      sx={{ maxWidth: '100%', height: 'auto', my: 2, border: 1, borderColor: 'divider' }}
    />
  );
}

/** The guide for the office, with the text and the images of `docs/office-guide.md`. */
export default function HelpPage() {
  const { hash } = useLocation();
  useEffect(() => {
    // Keyboard and screen reader users start at the section. On the first load, the layout does not scroll.
    const section = document.getElementById(hash.slice(1));
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: 'instant' });
  }, [hash]);
  const [title, ...blocks] = BLOCKS;
  const sections = blocks.filter((block) => block.kind === 'heading');
  const start = blocks.findIndex((block) => block.kind === 'heading');
  return (
    <Box sx={{ maxWidth: LINE, overflowWrap: 'anywhere' }}>
      <ScreenHeader title={title?.kind === 'heading' ? title.text : 'Help'} />
      {blocks.slice(0, start).map((block, index) => (
        <Block key={index} block={block} />
      ))}
      <Box component="nav" aria-label="Sections of the guide">
        <Box component="ul" sx={{ columns: { sm: 2 }, '& > li': { py: 0.5 } }}>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <MuiLink component={Link} to={`#${id}`}>
                {text}
              </MuiLink>
            </li>
          ))}
        </Box>
      </Box>
      {blocks.slice(start).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </Box>
  );
}
