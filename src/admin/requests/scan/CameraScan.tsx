import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { StatusAlert } from '../../layout/StatusAlert';
import { startCamera } from './camera';

/** The picture of the camera while codes are scanned. */
export default function CameraScan({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const handleCode = useEffectEvent(onCode);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      if (!video.current) return;
      stop = await startCamera(video.current, (code) => handleCode(code));
      if (isGone) stop();
    };
    start().catch(() => setHasFailed(!isGone));
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  if (hasFailed)
    return (
      <StatusAlert severity="error">
        The camera could not be used. Allow it in the settings of the browser, or type the code.
      </StatusAlert>
    );
  return <video ref={video} aria-label="Camera" muted playsInline style={{ maxWidth: 480 }} />;
}
