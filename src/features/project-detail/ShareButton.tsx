import ShareIcon from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { shareLink } from '@/api/gateways/share';
import { HEIGHTS, RADII } from '@/theme/tokens';

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  minWidth: 0,
  '& label': { fontSize: '0.9375rem', color: theme.vars?.palette.text.secondary },
  '& input': {
    width: 'min(100%, 420px)',
    height: HEIGHTS.touch,
    padding: '0 14px',
    border: `1px solid ${theme.vars?.palette.edge}`,
    borderRadius: RADII.field,
    backgroundColor: theme.vars?.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    textOverflow: 'ellipsis',
  },
}));

/** The link itself, marked, for a visitor who has to copy it by hand. */
function LinkToCopy({ url }: { url: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <>
      <label htmlFor={id}>Copy this link to share it</label>
      <input
        ref={field}
        id={id}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  );
}

export interface ShareButtonProps {
  title: string;
  /** Path of the page to share. */
  path: string;
}

/** Shares a page: the device's own sheet, else the link is copied (public-site.md §2). */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [url, setUrl] = useState('');
  const isSharing = useRef(false);

  const handleShare = async () => {
    // A second press while the sheet is open would be refused by the browser.
    if (isSharing.current) return;
    isSharing.current = true;
    const address = new URL(path, window.location.href).href;
    const outcome = await shareLink(title, address);
    isSharing.current = false;
    setUrl(outcome === 'refused' ? address : '');
    // The specification asks for the browser's own message (decisions.md, Share).
    // eslint-disable-next-line no-alert
    if (outcome === 'copied') window.alert('Link copied to clipboard!');
  };
  return (
    <Place>
      <Button
        variant="outlined"
        startIcon={<ShareIcon />}
        aria-label={`Share ${title}`}
        onClick={() => void handleShare()}
      >
        Share
      </Button>
      {url !== '' && <LinkToCopy url={url} />}
    </Place>
  );
}
