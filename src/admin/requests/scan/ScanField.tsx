import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ScanAnswer, ScanOffer } from '@/domain/rental/units/scan';
import { lazyComponent } from '@/ui/lazy/lazyComponent';

let audio: AudioContext | undefined;

function announce(isRight: boolean): void {
  try {
    navigator.vibrate?.(isRight ? 60 : [120, 60, 120]);
    audio ??= new AudioContext();
    const tone = new OscillatorNode(audio, { frequency: isRight ? 1200 : 220 });
    tone.connect(new GainNode(audio, { gain: 0.2 })).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + (isRight ? 0.08 : 0.35));
  } catch {
    // The answer is shown, too.
  }
}

const hasCameraScan = () => 'BarcodeDetector' in window && 'mediaDevices' in navigator;

const CameraScan = lazyComponent(() => import('./CameraScan'));

const CAMERA_FAILED =
  'The camera could not be used. Allow it in the settings of the browser, or type the code.';

/** Whether the field can have the focus without opening a keyboard on the screen. */
const hasFinePointer = () => window.matchMedia('(pointer: fine)').matches;

/** Created once, so that a scan renders nothing but its answer. */
const field = (
  <TextField
    label="Scan or type a code"
    sx={{ flex: '1 1 240px' }}
    slotProps={{
      htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
    }}
  />
);

/** Scanners type into it, and end a code with Enter or Tab. */
export function ScanField({ onScan }: { onScan: (scanned: string | ScanOffer) => ScanAnswer }) {
  const row = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<ScanAnswer>();
  const [isCameraOn, setIsCameraOn] = useState(false);
  const focus = () => {
    if (hasFinePointer()) row.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  useEffect(focus, []);
  const scan = (scanned: string | ScanOffer) => {
    const next = onScan(scanned);
    // The answer is shown first: the browser takes 100 ms to begin the first tone.
    requestAnimationFrame(() => setTimeout(announce, 0, next.found !== undefined));
    setAnswer(next);
    focus();
  };
  const handleFailure = () => {
    setIsCameraOn(false);
    setAnswer({ text: CAMERA_FAILED });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if ((key !== 'Enter' && key !== 'Tab') || !(target instanceof HTMLInputElement)) return;
    // The value is read when it ends: a scanner types faster than the page renders.
    const typed = target.value.trim();
    if (typed === '') return;
    event.preventDefault();
    target.value = '';
    scan(typed);
  };
  const { text, offers = [] } = answer ?? {};
  return (
    <Stack spacing={1} data-noprint>
      <Stack
        ref={row}
        direction="row"
        spacing={1}
        sx={{ alignItems: 'start' }}
        onKeyDown={handleKeyDown}
      >
        {field}
        {hasCameraScan() && (
          <Button
            variant="outlined"
            aria-pressed={isCameraOn}
            onClick={() => setIsCameraOn(!isCameraOn)}
          >
            Scan with camera
          </Button>
        )}
      </Stack>
      {isCameraOn && <CameraScan onCode={scan} onFailure={handleFailure} />}
      <p role="status" translate="no">
        {text}
      </p>
      {offers.length > 0 && (
        <Stack direction="row" spacing={1}>
          {offers.map((offer) => (
            <Button key={offer.unit.id} variant="outlined" onClick={() => scan(offer)}>
              {offer.label}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
