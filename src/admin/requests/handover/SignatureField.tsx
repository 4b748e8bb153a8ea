import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { PHOTO_PROBLEMS, usePhoto } from './usePhoto';

interface SignatureFieldProps {
  /** ID of the stored signature, '' without one. */
  signatureId: string;
  isDisabled: boolean;
  /** Called with the signature after each stroke, and with null when it is cleared. */
  onChange: (signature: Blob | null) => void;
}

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));

/** Draws a stored signature unless the pad was signed meanwhile. */
async function drawStored(canvas: HTMLCanvasElement, pad: SignaturePad, url: string) {
  const image = new Image();
  image.src = url;
  await image.decode();
  if (pad.isEmpty())
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.clientWidth, canvas.clientHeight);
}

/** Area on which the customer signs with a finger or a pen. */
export default function SignatureField({ signatureId, isDisabled, onChange }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { url, problem } = usePhoto(signatureId);
  const reportStroke = useEffectEvent(async () => {
    if (!canvas.current) return;
    const blob = await toBlob(canvas.current);
    setHasFailed(!blob);
    if (blob) onChange(blob);
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    // The canvas has the resolution of the screen. Its size is kept when the phone is turned, so that no stroke is lost.
    const ratio = Math.max(1, window.devicePixelRatio);
    element.width = element.clientWidth * ratio;
    element.height = element.clientHeight * ratio;
    element.getContext('2d')?.scale(ratio, ratio);
    const made = new SignaturePad(element, { penColor: '#111111', backgroundColor: '#FFFFFF' });
    const handleStroke = () => void reportStroke();
    made.addEventListener('endStroke', handleStroke);
    pad.current = made;
    return () => {
      made.removeEventListener('endStroke', handleStroke);
      made.off();
    };
  }, []);
  useEffect(() => {
    if (url && canvas.current && pad.current)
      drawStored(canvas.current, pad.current, url).catch(() => setHasFailed(true));
  }, [url]);
  useEffect(() => {
    if (isDisabled) pad.current?.off();
    else pad.current?.on();
  }, [isDisabled]);
  const handleClear = () => {
    pad.current?.clear();
    onChange(null);
  };
  return (
    <Stack spacing={1}>
      <canvas
        ref={canvas}
        role="img"
        aria-label="Signature"
        style={{
          width: '100%',
          height: 180,
          border: '1px solid #767676',
          borderRadius: 8,
          touchAction: 'none',
        }}
      />
      {problem && <Typography>{PHOTO_PROBLEMS[problem]('signature')}</Typography>}
      {hasFailed && (
        <Typography color="error" role="alert">
          The signature could not be stored. Sign again, or enter the name below.
        </Typography>
      )}
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        disabled={isDisabled || signatureId === ''}
        onClick={handleClear}
      >
        Clear signature
      </Button>
    </Stack>
  );
}
