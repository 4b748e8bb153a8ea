import { styled } from '@mui/material/styles';

/** The width of the site's content with its side gutters. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: 1280 + 2 * 24,
  margin: '0 auto',
  padding: '0 clamp(16px, 4vw, 24px)',
});
