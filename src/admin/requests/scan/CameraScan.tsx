import { useEffect, useEffectEvent, useRef } from 'react';

/** Parts of the platform that TypeScript's types lack. */
interface ScanWindow {
  BarcodeDetector?: new () => {
    detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
  };
}

/** Time in ms after which a code that was out of sight is taken again. */
const AGAIN_MS = 2000;
const LOOK_MS = 120;

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

export interface CameraScanProps {
  onCode: (code: string) => void;
  onFailure: () => void;
}

export default function CameraScan({ onCode, onFailure }: CameraScanProps) {
  const video = useRef<HTMLVideoElement>(null);
  const handleCode = useEffectEvent(onCode);
  const handleFailure = useEffectEvent(onFailure);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const lastSeen = new Map<string, number>();
    const scan = async (shown: HTMLVideoElement) => {
      const { BarcodeDetector } = window as ScanWindow;
      if (!BarcodeDetector) throw new Error('There is no detector.');
      const detector = new BarcodeDetector();
      const camera = { video: { facingMode: 'environment' } };
      const stream = await navigator.mediaDevices.getUserMedia(camera);
      signal.addEventListener('abort', () => stop(stream));
      if (signal.aborted) return stop(stream);
      shown.srcObject = stream;
      await shown.play();
      while (!signal.aborted) {
        const found = await detector.detect(shown).catch(() => []);
        for (const { rawValue } of found) {
          const now = performance.now();
          const isNew = now - (lastSeen.get(rawValue) ?? -Infinity) > AGAIN_MS;
          lastSeen.set(rawValue, now);
          if (isNew && !signal.aborted) handleCode(rawValue);
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    };
    if (video.current)
      scan(video.current).catch(() => {
        if (!signal.aborted) handleFailure();
      });
    return () => ended.abort();
  }, []);
  return <video ref={video} aria-label="Camera" muted playsInline style={{ maxWidth: 480 }} />;
}
