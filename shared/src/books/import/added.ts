import { unknown, type Unknown } from '@back-office/shared/format';

/** What a figure has more than before; unknown if one of both is. */
export function added(before: number | Unknown, after: number | Unknown): number | Unknown {
  return before === unknown || after === unknown ? unknown : after - before;
}
