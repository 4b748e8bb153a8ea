import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/form/Button';
import { ButtonRow } from '@/ui/layout/ButtonRow';

const Screen = styled('main')({
  '& > div': {
    minHeight: '100dvh',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    gap: 16,
    padding: 24,
  },
});

/** 500 page, shown when rendering fails. It needs no data, router or other chunk. */
export function ErrorPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The previously focused element has been removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Screen>
      <div role="alert">
        <Typography variant="h1" component="p" color="primary">
          500
        </Typography>
        <Typography variant="h3" component="h1" ref={heading} tabIndex={-1}>
          Something went wrong
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
          We&apos;re having trouble loading the page. Please try again later.
        </Typography>
        <ButtonRow style={{ justifyContent: 'center' }}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
          <Button variant="outlined" href="/">
            Go to Home
          </Button>
        </ButtonRow>
      </div>
    </Screen>
  );
}
