import ShareIcon from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { LinkToCopy } from '@/ui/navigation/LinkToCopy';
import { shareLink } from '@/ui/navigation/shareLink';

const Place = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, minWidth: 0 });

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
    const outcome = await shareLink({ title, url: address });
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
      {url !== '' && <LinkToCopy label="Copy this link to share it" url={url} />}
    </Place>
  );
}
