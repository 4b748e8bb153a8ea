import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { PATHS } from '@/domain/links/paths';
import { RADII } from '@/theme/tokens';
import { Button } from '@/ui/form/Button';
import { Picture } from '@/ui/media/Picture';
import { Section } from '@/ui/layout/Section';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { phoneWidth } from '@/ui/media/phoneWidth';
import { Split } from '@/ui/layout/Split';

const Teaser = styled(Split)({ alignItems: 'center', '& > span': { borderRadius: RADII.card } });

const SIZES = `(min-width: 1280px) 720px, (min-width: 900px) 56vw, ${phoneWidth('100vw - 32px')}`;

interface AboutTeaserProps {
  about: HomePageContent['aboutUs'];
  /** Name of the company. */
  name: string;
}

/** Summary of the company's story with a Learn More link. */
export function AboutTeaser({ about, name }: AboutTeaserProps) {
  return (
    <Section title="About Us" lead={about.description1}>
      <Teaser columns="7fr 5fr">
        <Picture src={about.image} alt="" ratio={[16, 9]} sizes={SIZES} />
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
