import { formatMoney, notInFiles, spokenMoney, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import styled from 'styled-components';
import { textStyle } from '@back-office/shared/theme';
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
        <Words title={reason}>{notInFiles}</Words>
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

/** Words, and no figure: quieter than one, not larger than text, and in at most two lines where a column is narrow. */
const Words = styled.span`
  ${textStyle({ tone: 'muted', weight: 'regular' })}
  display: inline-block;
  min-width: 5.2em;
  font-size: min(1em, var(--size-sm));
  letter-spacing: normal;
  white-space: normal;
  text-wrap: balance;
`;
