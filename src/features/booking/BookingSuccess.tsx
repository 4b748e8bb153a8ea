import Button from '@mui/material/Button';
import { useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { Banner } from '@/ui/feedback/Banner';
import { downloadText } from '@/ui/files/download';
import type { SentRequest } from './send';

interface BookingSuccessProps {
  sent: SentRequest;
  /** Called when the visitor downloads a copy, which cancels the redirect to the home page. */
  onKeep: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Success message with the reference and a button to download a copy. */
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
        Your reference: <strong>{sent.reference}</strong>
      </p>
      {isKept && <p>A copy was saved as {file}.</p>}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button variant="outlined" onClick={handleKeep}>
          Keep a copy
        </Button>
        {isKept && (
          <Button component={Link} to={PATHS.home} variant="contained">
            Go to Home
          </Button>
        )}
      </div>
    </Banner>
  );
}
