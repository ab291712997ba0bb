const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `512 B`, `1.5 KB`, `50 MB`: steps of 1,024 (decision D32), one decimal at most. */
export function fileSize(bytes: number): string {
  let value = Math.max(0, bytes);
  let step = 0;
  // 1,023.95 would round up to `1024.0 KB`, so it already belongs to the next unit.
  while (step < units.length - 1 && value >= (step === 0 ? 1024 : 1023.95)) {
    value /= 1024;
    step += 1;
  }
  return `${step === 0 ? Math.round(value) : Number(value.toFixed(1))} ${units[step]}`;
}
