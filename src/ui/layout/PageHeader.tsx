import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../navigation/Breadcrumbs';
import { Container } from './Boxes';

interface PageHeaderProps {
  trail: readonly Crumb[];
  title: string;
  children?: ReactNode;
}

const Band = styled('header')({
  paddingTop: 'calc(64px + clamp(12px, 2vw, 24px))',
  paddingBottom: 'clamp(20px, 3vw, 40px)',
});

export function PageHeader({ trail, title, children }: PageHeaderProps) {
  return (
    <Band>
      <Container>
        <Breadcrumbs trail={trail} />
        <Typography variant="h2" component="h1" tabIndex={-1} sx={{ mt: 0.5 }}>
          {title}
        </Typography>
        {children && (
          <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 1.5, maxWidth: '65ch' }}>
            {children}
          </Typography>
        )}
      </Container>
    </Band>
  );
}
