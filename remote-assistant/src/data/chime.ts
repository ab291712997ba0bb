/** Hertz and seconds. */
const tones = [
  [660, 0],
  [880, 0.09],
] as const;
const length = 0.16;

/** Two short soft tones. Silent where the browser has no audio or does not allow it yet. */
export function playChime(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  for (const [frequency, start] of tones) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const begin = context.currentTime + start;
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0.08, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + length);
  }
  setTimeout(() => void context.close(), 1_000);
}
