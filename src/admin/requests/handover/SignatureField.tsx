import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { readPhoto } from '../storage/photoStore';
import { findPhoto, type PhotoProblem } from '../sync/copyPhotos';
import { useSavedAt } from '../sync/copyState';
import { PHOTO_PROBLEMS } from './usePhoto';

interface SignatureFieldProps {
  /** ID of the stored signature, '' without one. */
  signatureId: string;
  isDisabled: boolean;
  /** Called with the signature after each stroke, and with null when it is cleared. */
  onChange: (signature: Blob | null) => void;
}

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));

/** Draws a stored signature unless the pad was signed meanwhile. @returns why it is not there */
async function drawStored(
  canvas: HTMLCanvasElement,
  pad: SignaturePad,
  id: string,
): Promise<PhotoProblem | undefined> {
  const problem = await findPhoto(id);
  const blob = await readPhoto(id);
  if (!blob || !pad.isEmpty()) return problem;
  const bitmap = await createImageBitmap(blob);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.clientWidth, canvas.clientHeight);
  bitmap.close();
  return undefined;
}

/** Area on which the customer signs with a finger or a pen. */
export default function SignatureField({ signatureId, isDisabled, onChange }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem>();
  const reportStroke = useEffectEvent(async () => {
    if (!canvas.current) return;
    const blob = await toBlob(canvas.current);
    setHasFailed(!blob);
    setProblem(undefined);
    if (blob) onChange(blob);
  });
  const savedAt = useSavedAt();
  const showStored = useEffectEvent((element: HTMLCanvasElement, made: SignaturePad) => {
    if (signatureId)
      void drawStored(element, made, signatureId)
        .then(setProblem)
        .catch(() => setHasFailed(true));
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
    showStored(element, made);
    return () => {
      made.removeEventListener('endStroke', handleStroke);
      made.off();
    };
  }, []);
  const showMissing = useEffectEvent(() => {
    if (problem && canvas.current && pad.current) showStored(canvas.current, pad.current);
  });
  useEffect(() => showMissing(), [savedAt]);
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
