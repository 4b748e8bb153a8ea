import { type Ref, useState } from 'react';
import { PATHS } from '@/domain/links/paths';
import { Banner } from '@/ui/feedback/Banner';
import { downloadText } from '@/ui/files/download';
import { Button } from '@/ui/form/Button';
import { ButtonRow } from '@/ui/layout/Boxes';

export interface SentRequest {
  reference: string;
  /** Text of the request for download. */
  copy: string;
}

interface BookingSuccessProps {
  sent: SentRequest;
  /** Called when the visitor downloads a copy, which cancels the redirect to the home page. */
  onKeep: () => void;
  ref: Ref<HTMLDivElement>;
}

export function BookingSuccess({ sent, onKeep, ref }: BookingSuccessProps) {
  const [isKept, setIsKept] = useState(false);
  const file = `booking-${sent.reference}.txt`;

  const handleKeep = () => {
    onKeep();
    downloadText(file, sent.copy);
    setIsKept(true);
  };
  return (
    <Banner tone="success" ref={ref}>
      <p>Success! Your message has been sent successfully. We&apos;ll get back to you soon!</p>
      <p>
        Your reference: <strong translate="no">{sent.reference}</strong>
      </p>
      {isKept && (
        <p>
          A copy was saved as <span translate="no">{file}</span>.
        </p>
      )}
      <ButtonRow>
        <Button variant="outlined" onClick={handleKeep}>
          Keep a copy
        </Button>
        {isKept && (
          <Button to={PATHS.home} variant="contained">
            Go to Home
          </Button>
        )}
      </ButtonRow>
    </Banner>
  );
}
