const unsigned: Intl.NumberFormat[] = [];
const signed: Intl.NumberFormat[] = [];

/** A share such as 0.125 as `13%`, with one digit `12.5%`. A share that is no number is `N/A`, never ±∞. */
export function formatPercent(share: number, digits: 0 | 1 = 0): string {
  // `negative` and `exceptZero` keep a rounded-off share from reading `-0%`.
  const format = (unsigned[digits] ??= percentFormat(digits, 'negative'));
  return Number.isFinite(share) ? format.format(share) : 'N/A';
}

/** A change such as 0.125 as `+12.5%`; zero has no sign. */
export function formatSignedPercent(change: number, digits: 0 | 1 = 1): string {
  const format = (signed[digits] ??= percentFormat(digits, 'exceptZero'));
  return Number.isFinite(change) ? format.format(change) : 'N/A';
}

function percentFormat(digits: 0 | 1, signDisplay: 'negative' | 'exceptZero') {
  return new Intl.NumberFormat('en-US', {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  });
}
