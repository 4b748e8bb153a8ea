import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import SignaturePad, { type PointGroup } from 'signature_pad';
import { PHOTO_PROBLEMS, usePhoto } from './PhotoField';

interface SignatureFieldProps {
  /** ID of the stored signature, '' without one. */
  signatureId: string;
  /** Called with the signature after each stroke, and with null when it is cleared. */
  onChange: (signature: Blob | null) => void;
}

const WHITE = 0xffffffff;

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));

function fitStrokes(strokes: PointGroup[], width: number): PointGroup[] {
  const right = Math.max(...strokes.flatMap(({ points }) => points.map(({ x }) => x)));
  const scale = Math.min(1, width / right);
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }));
}

/** Draws a stored signature and the strokes of a pad in the resolution of the screen and the present size of the canvas. */
function draw(canvas: HTMLCanvasElement, pad: SignaturePad, stored: HTMLImageElement | null) {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = canvas.getContext('2d');
  if (width === 0 || !context) return;
  const ratio = Math.max(1, window.devicePixelRatio);
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  context.scale(ratio, ratio);
  context.fillStyle = pad.backgroundColor;
  context.fillRect(0, 0, width, height);
  if (stored) {
    const scale = Math.min(width / stored.naturalWidth, height / stored.naturalHeight);
    context.drawImage(stored, 0, 0, stored.naturalWidth * scale, stored.naturalHeight * scale);
  }
  // A pad that is cleared with clear() ignores the rest of a stroke that is being drawn.
  const strokes = pad.toData().splice(0);
  pad.fromData(fitStrokes(strokes, width), { clear: false });
}

function hasInk(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels !== undefined && new Uint32Array(pixels.buffer).some((pixel) => pixel !== WHITE);
}

function useTakenBack(signatureId: string, onTakenBack: () => void): void {
  const former = useRef(signatureId);
  const takeBack = useEffectEvent(onTakenBack);
  useEffect(() => {
    if (former.current !== '' && signatureId === '') takeBack();
    former.current = signatureId;
  }, [signatureId]);
}

export default function SignatureField({ signatureId, onChange }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const stored = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { url, problem } = usePhoto(signatureId);
  const reportStroke = useEffectEvent(async () => {
    if (!canvas.current || !hasInk(canvas.current)) return;
    const blob = await toBlob(canvas.current);
    setHasFailed(!blob);
    if (blob) onChange(blob);
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = new SignaturePad(element, { penColor: '#111111', backgroundColor: '#FFFFFF' });
    const handleStroke = () => void reportStroke();
    made.addEventListener('endStroke', handleStroke);
    pad.current = made;
    // A canvas of another size would stretch the strokes, for example when the phone is turned.
    const observer = new ResizeObserver(() => draw(element, made, stored.current));
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.removeEventListener('endStroke', handleStroke);
      made.off();
    };
  }, []);
  useEffect(() => {
    if (!url) return;
    const show = async () => {
      const image = new Image();
      image.src = url;
      await image.decode();
      // The area may have been signed meanwhile.
      if (!canvas.current || !pad.current?.isEmpty()) return;
      stored.current = image;
      draw(canvas.current, pad.current, image);
    };
    show().catch(() => setHasFailed(true));
  }, [url]);
  const clear = () => {
    pad.current?.clear();
    stored.current = null;
  };
  useTakenBack(signatureId, clear);
  const handleClear = () => {
    clear();
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
          // A border would shift the strokes by its width.
          outline: '1px solid #767676',
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
        disabled={signatureId === ''}
        onClick={handleClear}
      >
        Clear signature
      </Button>
    </Stack>
  );
}
