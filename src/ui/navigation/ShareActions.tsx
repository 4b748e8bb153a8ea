import IosShareIcon from '@mui/icons-material/IosShare';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { LinkToCopy } from './LinkToCopy';
import { shareLink, type ShareRequest } from './shareLink';

export interface ShareActionsProps {
  /** What the button says, such as 'Share Cart'. */
  label: string;
  /** Name of the field that shows the link where nothing else works. */
  linkLabel: string;
  /** Called with the press; may take a moment to find the best address. */
  prepare: () => Promise<ShareRequest> | ShareRequest;
  whatsappHref: string;
  /** The link is on the clipboard now. */
  onCopied: () => void;
}

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > a, & > button': { flex: '1 1 auto', padding: '10px 14px' },
});

/** Shares a link: by the device's sheet, else the clipboard, else shown to be copied; or on WhatsApp. */
export function ShareActions(props: ShareActionsProps) {
  const { label, linkLabel, prepare, whatsappHref, onCopied } = props;
  const [shown, setShown] = useState<string>();
  const handleShare = async () => {
    const request = await prepare();
    const outcome = await shareLink(request);
    if (outcome === 'copied') onCopied();
    setShown(outcome === 'refused' ? request.url : undefined);
  };
  return (
    <Group>
      <Button variant="outlined" startIcon={<IosShareIcon />} onClick={() => void handleShare()}>
        {label}
      </Button>
      <Button
        href={whatsappHref}
        target="_blank"
        rel="noopener noreferrer"
        variant="outlined"
        startIcon={<WhatsAppIcon />}
        aria-label="Share on WhatsApp"
      >
        WhatsApp
      </Button>
      {shown !== undefined && <LinkToCopy label={linkLabel} url={shown} />}
    </Group>
  );
}
