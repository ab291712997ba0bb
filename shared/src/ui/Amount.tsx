import { formatMoney, spokenMoney, type Cents } from '@back-office/shared/format';
import { VisuallyHidden } from './VisuallyHidden';

/** An amount of money, `($60.85)` if negative; screen readers read `minus $60.85`. */
export interface AmountProps {
  /** Whole cents; negative amounts are shown in parentheses. */
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
