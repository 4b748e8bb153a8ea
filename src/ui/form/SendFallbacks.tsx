import MailIcon from '@mui/icons-material/MailOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RADII } from '@/theme/tokens';
import { ButtonRow } from '../layout/Boxes';
import { Button } from './Button';

interface SendFallbacksProps {
  children: ReactNode;
  /** A missing link hides its button. */
  whatsappHref?: string | undefined;
  mailHref?: string | undefined;
  /** Whether the links are complete. Until then they cannot be opened. */
  isReady?: boolean;
  /** Called with the name of the app when the visitor opens one of them. */
  onOpen?: (app: string) => void;
  /** Whether it is the notice of the form: it receives the focus when the form is there again, and can submit it. */
  isNotice?: boolean;
}

const Fallbacks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: '16px 18px',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.warning.main}`,
}));

export function SendFallbacks({
  children,
  whatsappHref,
  mailHref,
  isReady = true,
  onOpen,
  isNotice,
}: SendFallbacksProps) {
  return (
    <Fallbacks
      role="group"
      aria-label="Other ways to send"
      tabIndex={-1}
      data-notice={isNotice || undefined}
    >
      <div>{children}</div>
      <ButtonRow>
        {isNotice && (
          <Button type="submit" variant="outlined">
            Send again
          </Button>
        )}
        {whatsappHref !== undefined && (
          <Button
            href={whatsappHref}
            disabled={!isReady}
            onClick={() => onOpen?.('WhatsApp')}
            target="_blank"
            rel="noopener noreferrer"
            variant="outlined"
          >
            <WhatsAppIcon />
            Send on WhatsApp
          </Button>
        )}
        {mailHref !== undefined && (
          <Button
            href={mailHref}
            disabled={!isReady}
            onClick={() => onOpen?.('your e-mail app')}
            variant="outlined"
          >
            <MailIcon />
            Send by e-mail app
          </Button>
        )}
      </ButtonRow>
    </Fallbacks>
  );
}
