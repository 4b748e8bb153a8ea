/** Parts of the platform that TypeScript's types lack. */
interface BarcodeDetector {
  detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type ScanWindow = { BarcodeDetector?: new () => BarcodeDetector };

export const hasCameraScan = (): boolean =>
  (window as ScanWindow).BarcodeDetector !== undefined && 'mediaDevices' in navigator;

/** Time in ms after which a code that was out of sight is taken again. */
const AGAIN_MS = 2000;
/** Time in ms between two looks. */
const LOOK_MS = 120;

/**
 * Shows the camera in a video, and calls back with each code that comes into sight.
 * @returns a function that stops the camera
 * @throws if the camera cannot be used
 */
export async function startCamera(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<() => void> {
  const { BarcodeDetector: Detector } = window as ScanWindow;
  if (!Detector) throw new Error('There is no detector.');
  const detector = new Detector();
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const close = () => stream.getTracks().forEach((track) => track.stop());
  video.srcObject = stream;
  try {
    await video.play();
  } catch (error) {
    close();
    throw error;
  }
  const lastSeen = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const found = await detector.detect(video).catch(() => []);
    if (timer === undefined) return;
    for (const { rawValue } of found) {
      const now = performance.now();
      const isNew = now - (lastSeen.get(rawValue) ?? -Infinity) > AGAIN_MS;
      lastSeen.set(rawValue, now);
      if (isNew) onCode(rawValue);
    }
    timer = setTimeout(() => void look(), LOOK_MS);
  };
  timer = setTimeout(() => void look(), 0);
  return () => {
    clearTimeout(timer);
    timer = undefined;
    close();
  };
}
