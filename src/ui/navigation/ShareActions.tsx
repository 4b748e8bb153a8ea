import IosShareIcon from '@mui/icons-material/IosShare';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { Button } from '../form/Button';
import { LinkToCopy } from './LinkToCopy';
import { shareLink, type ShareRequest } from './shareLink';

interface ShareActionsProps {
  label: string;
  /** Label of the field for the link if sharing and copying both fail. */
  linkLabel: string;
  /** Called on click. Returns the link, or resolves to it when it has to be looked up first. */
  prepare: () => Promise<ShareRequest> | ShareRequest;
  onCopied: () => void;
  children?: ReactNode;
}

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > a, & > button': { flex: '1 1 auto', padding: '10px 14px' },
});

export function ShareActions(props: ShareActionsProps) {
  const { label, linkLabel, prepare, onCopied, children } = props;
  const [shown, setShown] = useState<string>();
  const handleShare = async () => {
    const request = await prepare();
    const outcome = await shareLink(request);
    if (outcome === 'copied') onCopied();
    setShown(outcome === 'denied' ? request.url : undefined);
  };
  return (
    <Group>
      {children}
      <Button variant="outlined" onClick={() => void handleShare()}>
        <IosShareIcon />
        {label}
      </Button>
      {shown !== undefined && <LinkToCopy label={linkLabel} url={shown} />}
    </Group>
  );
}
