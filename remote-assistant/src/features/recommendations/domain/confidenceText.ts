import { formatPercent } from '@back-office/shared/format';

/** Only a high confidence also has its percentage: `51%` would look like a measurement that it is not. */
export function confidenceText(confidence: number): string {
  if (confidence >= 0.8) return `High match · ${formatPercent(confidence)} confidence`;
  return confidence >= 0.6 ? 'Good match' : 'Possible match';
}
