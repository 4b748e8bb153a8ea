import IosShareIcon from '@mui/icons-material/IosShare';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Button } from '../form/Button';
import { LinkToCopy } from './LinkToCopy';
import { shareLink, type ShareRequest } from './shareLink';

interface ShareActionsProps {
  /** Text of the button, such as 'Share Cart'. */
  label: string;
  /** Label of the field with the link, which appears if sharing and copying both fail. */
  linkLabel: string;
  /** Called on click. Returns the link, or resolves to it when it has to be looked up first. */
  prepare: () => Promise<ShareRequest> | ShareRequest;
  whatsappHref: string;
  /** Called when the link has been copied to the clipboard. */
  onCopied: () => void;
}

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > a, & > button': { flex: '1 1 auto', padding: '10px 14px' },
});

/**
 * Buttons to share a link with `shareLink` or on WhatsApp. If sharing fails, the link is shown in a
 * field.
 */
export function ShareActions(props: ShareActionsProps) {
  const { label, linkLabel, prepare, whatsappHref, onCopied } = props;
  const [shown, setShown] = useState<string>();
  const handleShare = async () => {
    const request = await prepare();
    const outcome = await shareLink(request);
    if (outcome === 'copied') onCopied();
    setShown(outcome === 'denied' ? request.url : undefined);
  };
  return (
    <Group>
      <Button variant="outlined" onClick={() => void handleShare()}>
        <IosShareIcon />
        {label}
      </Button>
      <Button
        href={whatsappHref}
        target="_blank"
        rel="noopener noreferrer"
        variant="outlined"
        aria-label="Share on WhatsApp"
      >
        <WhatsAppIcon />
        WhatsApp
      </Button>
      {shown !== undefined && <LinkToCopy label={linkLabel} url={shown} />}
    </Group>
  );
}
