import IosShareIcon from '@mui/icons-material/IosShare';
import { styled } from '@mui/material/styles';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../form/Button';
import { LinkToCopy } from './LinkToCopy';
import { shareLink, type ShareRequest } from './shareLink';

interface ShareActionsProps {
  label: string;
  /** Accessible name of the button, which is its label by default. */
  name?: string;
  /** Label of the field for the link if sharing and copying both fail. */
  linkLabel: string;
  /** Called on click. Returns the link, or resolves to it when it has to be looked up first. */
  prepare: () => Promise<ShareRequest> | ShareRequest;
  onCopied: () => void;
  children?: ReactNode;
  style?: CSSProperties;
}

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > a, & > button': { flex: '1 1 auto', padding: '10px 14px' },
});

export function ShareActions(props: ShareActionsProps) {
  const { label, name, linkLabel, prepare, onCopied, children, style } = props;
  const [shown, setShown] = useState<string>();
  const isSharing = useRef(false);
  const handleShare = async () => {
    // The browser rejects a second call while the sheet is open.
    if (isSharing.current) return;
    isSharing.current = true;
    const request = await prepare();
    const outcome = await shareLink(request);
    isSharing.current = false;
    if (outcome === 'copied') onCopied();
    setShown(outcome === 'denied' ? request.url : undefined);
  };
  return (
    <Group style={style}>
      {children}
      <Button variant="outlined" aria-label={name} onClick={() => void handleShare()}>
        <IosShareIcon />
        {label}
      </Button>
      {shown !== undefined && <LinkToCopy label={linkLabel} url={shown} />}
    </Group>
  );
}
