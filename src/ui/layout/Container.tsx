import { styled } from '@mui/material/styles';

/** Limits the content to the page width, with gutters. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: 1280 + 2 * 24,
  margin: '0 auto',
  padding: '0 clamp(16px, 4vw, 24px)',
});
