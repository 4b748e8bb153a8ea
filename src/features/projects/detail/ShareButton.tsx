import ShareIcon from '@mui/icons-material/Share';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { Button } from '@/ui/form/Button';
import { LinkToCopy } from '@/ui/navigation/LinkToCopy';
import { shareLink } from '@/ui/navigation/shareLink';

const Wrapper = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, minWidth: 0 });

interface ShareButtonProps {
  title: string;
  path: string;
}

export function ShareButton({ title, path }: ShareButtonProps) {
  const [url, setUrl] = useState('');
  const isSharing = useRef(false);

  const handleShare = async () => {
    // The browser rejects a second call while the sheet is open.
    if (isSharing.current) return;
    isSharing.current = true;
    const shareUrl = new URL(path, window.location.href).href;
    const outcome = await shareLink({ title, url: shareUrl });
    isSharing.current = false;
    setUrl(outcome === 'denied' ? shareUrl : '');
    // The native alert is required here.
    // eslint-disable-next-line no-alert
    if (outcome === 'copied') window.alert('Link copied to clipboard!');
  };
  return (
    <Wrapper>
      <Button variant="outlined" aria-label={`Share ${title}`} onClick={() => void handleShare()}>
        <ShareIcon />
        Share
      </Button>
      {url !== '' && <LinkToCopy label="Copy this link to share it" url={url} />}
    </Wrapper>
  );
}
