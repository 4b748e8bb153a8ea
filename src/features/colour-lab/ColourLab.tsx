import { styled } from '@mui/material/styles';
import { Container } from '@/ui/layout/Boxes';
import { NoScriptNote } from '@/ui/layout/NoScriptNote';
import { GelTool } from './GelTool';
import { HueTool } from './HueTool';

// See docs/behaviour/colour-lab.md.

const Layout = styled(Container)({
  display: 'grid',
  gap: 'clamp(16px, 2.5vw, 32px)',
  marginTop: 'clamp(24px, 4vw, 48px)',
});

export function ColourLab() {
  return (
    <Layout>
      <NoScriptNote>
        The sliders need JavaScript. The tables and the text work without it.
      </NoScriptNote>
      <GelTool />
      <HueTool />
    </Layout>
  );
}
