import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Unit } from '@/domain/rental/schema';
import { unitText } from '@/domain/rental/units/codes';
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

interface ScanFieldProps {
  onScan: (typed: string | Unit) => ScanAnswer;
  onAccept?: (offer: ScanOffer) => Promise<ScanAnswer>;
}

/** Whether the field can have the focus without opening a keyboard on the screen. */
const hasFinePointer = () => window.matchMedia('(pointer: fine)').matches;

/** Scanners type into it, and end a code with Enter or Tab. */
export function ScanField({ onScan, onAccept }: ScanFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<ScanAnswer>();
  const [isCameraOn, setIsCameraOn] = useState(false);
  const focus = () => {
    if (hasFinePointer()) input.current?.focus({ preventScroll: true });
  };
  useEffect(focus, []);
  const show = (next: ScanAnswer) => {
    announce(next.is === 'chosen' || next.is === 'returned');
    setAnswer(next);
    focus();
  };
  const scan = (typed: string | Unit) => show(onScan(typed));
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const typed = currentTarget.value.trim();
    if ((key !== 'Enter' && key !== 'Tab') || typed === '') return;
    event.preventDefault();
    currentTarget.value = '';
    scan(typed);
  };
  const offer = answer?.is === 'wrong' ? answer.offer : undefined;
  return (
    <Stack spacing={1} data-noprint>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'start' }}>
        {/* The value is read when it ends: a scanner types faster than the page renders. */}
        <TextField
          label="Scan or type a code"
          inputRef={input}
          sx={{ flex: '1 1 240px' }}
          slotProps={{
            htmlInput: {
              autoComplete: 'off',
              autoCapitalize: 'characters',
              spellCheck: false,
              onKeyDown: handleKeyDown,
            },
          }}
        />
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
      {isCameraOn && <CameraScan onCode={scan} />}
      <p role="status" translate="no">
        {answer?.text}
      </p>
      {answer?.is === 'which' && (
        <Stack direction="row" spacing={1}>
          {answer.units.map((unit) => (
            <Button key={unit.id} variant="outlined" onClick={() => scan(unit)}>
              {unitText(unit)}
            </Button>
          ))}
        </Stack>
      )}
      {offer && onAccept && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          onClick={() => void onAccept(offer).then(show)}
        >
          {offer.label}
        </Button>
      )}
    </Stack>
  );
}
