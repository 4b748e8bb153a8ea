import { styled } from '@mui/material/styles';
import { Container } from '@/ui/layout/Container';
import { GelTool } from './GelTool';
import { HueTool } from './HueTool';

const Bench = styled(Container)({
  display: 'grid',
  gap: 'clamp(16px, 2.5vw, 32px)',
  marginTop: 'clamp(24px, 4vw, 48px)',
});

/** Where light can be tried out: colour temperature with gels, and the wheel of hues. */
export function ColourLab() {
  return (
    <Bench>
      <noscript>
        <p>The sliders below need JavaScript. The figures and the text do not.</p>
      </noscript>
      <GelTool />
      <HueTool />
    </Bench>
  );
}
