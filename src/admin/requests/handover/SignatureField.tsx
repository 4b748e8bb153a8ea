import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
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

/** Draws the strokes of a pad in the resolution of the screen and the present size of the canvas. */
function draw(canvas: HTMLCanvasElement, pad: SignaturePad) {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = canvas.getContext('2d');
  if (width === 0 || !context) return;
  const ratio = Math.max(1, window.devicePixelRatio);
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  context.scale(ratio, ratio);
  context.fillStyle = pad.backgroundColor;
  context.fillRect(0, 0, width, height);
  // A pad that is cleared with clear() ignores the rest of a stroke that is being drawn.
  const strokes = pad.toData().splice(0);
  pad.fromData(fitStrokes(strokes, width), { clear: false });
}

function hasInk(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels !== undefined && new Uint32Array(pixels.buffer).some((pixel) => pixel !== WHITE);
}

const AREA: CSSProperties = {
  width: '100%',
  height: 180,
  // A border would shift the strokes by its width.
  outline: '1px solid #767676',
  borderRadius: 8,
  background: '#FFFFFF',
};

/** @param onStroke called after each stroke that leaves ink */
function SignatureCanvas({ onStroke }: { onStroke: (canvas: HTMLCanvasElement) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const reportStroke = useEffectEvent(onStroke);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const pad = new SignaturePad(element, { penColor: '#111111', backgroundColor: '#FFFFFF' });
    pad.addEventListener('endStroke', () => {
      if (hasInk(element)) reportStroke(element);
    });
    // A canvas of another size would stretch the strokes, for example when the phone is turned.
    const observer = new ResizeObserver(() => draw(element, pad));
    observer.observe(element);
    return () => {
      observer.disconnect();
      pad.off();
    };
  }, []);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label="Signature"
      style={{ ...AREA, touchAction: 'none' }}
    />
  );
}

/** A stored signature is an image until it is cleared. One that is being drawn stays in its area. */
export default function SignatureField({ signatureId, onChange }: SignatureFieldProps) {
  const [former, setFormer] = useState(signatureId);
  /** Another number is another canvas, without strokes. */
  const [area, setArea] = useState({ number: 0, isSigned: false });
  const [hasFailed, setHasFailed] = useState(false);
  const { url, problem } = usePhoto(signatureId);
  // It was cleared here, or taken back by Undo or on another device.
  if (former !== signatureId) {
    setFormer(signatureId);
    if (signatureId === '') setArea({ number: area.number + 1, isSigned: false });
  }
  const handleStroke = async (canvas: HTMLCanvasElement) => {
    setArea((shown) => ({ ...shown, isSigned: true }));
    const blob = await toBlob(canvas);
    setHasFailed(!blob);
    if (blob) onChange(blob);
  };
  return (
    <Stack spacing={1}>
      {url && signatureId !== '' && !area.isSigned ? (
        <img src={url} alt="Signature" style={{ ...AREA, objectFit: 'contain' }} />
      ) : (
        <SignatureCanvas key={area.number} onStroke={(canvas) => void handleStroke(canvas)} />
      )}
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
        onClick={() => onChange(null)}
      >
        Clear signature
      </Button>
    </Stack>
  );
}
