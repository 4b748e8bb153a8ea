let audio: AudioContext | undefined;

/** Plays the sound of a scan, and vibrates where the device can: a long low sound for a wrong one. */
export function announce(isRight: boolean): void {
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
