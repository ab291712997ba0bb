import { formatMoney, notInFiles, spokenMoney, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { VisuallyHidden } from './primitives';

/** An amount of money, `($60.85)` if negative; screen readers read `minus $60.85`. Also any other figure that is unknown. */
export interface AmountProps {
  /** Whole cents; negative amounts are shown in parentheses, an unknown one as `Not in your files`. */
  readonly cents: Cents | Unknown;
  /** Why it is unknown: "Your files do not hold taxes." */
  readonly reason?: string | undefined;
}

export function Amount({ cents, reason }: AmountProps) {
  if (cents === unknown)
    return (
      <>
        <span title={reason}>{notInFiles}</span>
        {reason !== undefined && <VisuallyHidden>{` ${reason}`}</VisuallyHidden>}
      </>
    );
  if (cents >= 0) return formatMoney(cents);
  return (
    <>
      <span aria-hidden>{formatMoney(cents)}</span>
      <VisuallyHidden>{spokenMoney(cents)}</VisuallyHidden>
    </>
  );
}
