import { formatMoney, spokenMoney, type Cents } from '@back-office/shared/format';
import { VisuallyHidden } from './VisuallyHidden';

/** Money as it stands everywhere, `($60.85)` when negative; screen readers hear `minus $60.85` (decision D10). */
export interface AmountProps {
  /** Whole cents; the minus of negative ones becomes parentheses. */
  readonly cents: Cents;
}

export function Amount({ cents }: AmountProps) {
  if (cents >= 0) return formatMoney(cents);
  return (
    <>
      <span aria-hidden>{formatMoney(cents)}</span>
      <VisuallyHidden>{spokenMoney(cents)}</VisuallyHidden>
    </>
  );
}
