import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { RADII } from '@/theme/tokens';
import { Picture } from '@/ui/media/Picture';
import { Section } from '@/ui/layout/Section';
import { phoneWidth } from '@/ui/media/phoneWidth';
import { Split } from '@/ui/layout/Split';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: RADII.card,
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  [theme.breakpoints.up('md')]: { aspectRatio: 'auto' },
}));

const SIZES = `(min-width: 900px) 75vw, ${phoneWidth('100vw - 32px')}`;

interface QuestionSectionProps {
  contact: HomePageContent['contact'] | undefined;
  /** Contact form. */
  form: ReactNode;
}

/** Section 'Have any question?' with the contact form, the target of `/#contact`. */
export function QuestionSection({ contact, form }: QuestionSectionProps) {
  return (
    <Section
      id="contact"
      title={contact?.title || 'Have any question?'}
      lead={contact?.description}
    >
      <Split columns="5fr 6fr">
        <Frame>
          <Picture src={contact?.image ?? ''} alt="" ratio="fill" sizes={SIZES} />
        </Frame>
        <div>
          <Typography variant="h3" sx={{ mb: 2.5 }}>
            Send us a message
          </Typography>
          {form}
        </div>
      </Split>
    </Section>
  );
}
