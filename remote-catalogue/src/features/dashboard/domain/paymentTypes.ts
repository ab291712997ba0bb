import { compareNames, notInFiles, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { tenderRules, tenders, type FigureGroup, type Tender } from '@back-office/shared/ledger';
import { slugOf } from '@back-office/shared/url';

export interface PaymentType {
  readonly id: string;
  readonly name: string;
  readonly amount: Cents | Unknown;
  /** Share of all payments of the day, 0 to 1; 0 if nothing was paid. */
  readonly percentage: number | Unknown;
  /** Name of a theme color. */
  readonly color: (typeof tenderRules)[Tender]['color'] | typeof neutralColor;
}

/** Of payment types without a color of their own. */
export const neutralColor = 'chartTrack';

/**
 * The tenders of the product in their order, then those that only the source has, by name. Where payments have none in the
 * files, nobody knows that a tender was not used; these payments are a type of their own, if their amount is known.
 */
export function paymentTypesOf({ figures, groups }: FigureGroup): readonly PaymentType[] {
  const total = figures['total-payments'] ?? unknown;
  const amounts = new Map(groups.map((group) => [group.key, group.figures['total-payments'] ?? unknown]));
  const withoutTender = amounts.get(notInFiles) ?? 0;
  if (withoutTender === unknown || withoutTender === 0) amounts.delete(notInFiles);
  const others = [...amounts.keys()].filter((name) => !isKnown(name)).sort(compareNames);
  return [...tenders, ...others].map((name) => {
    const amount = amounts.get(name) ?? (withoutTender === 0 ? 0 : unknown);
    return {
      id: slugOf(name),
      name,
      amount,
      percentage: shareOf(amount, total),
      color: isKnown(name) ? tenderRules[name].color : neutralColor,
    };
  });
}

function shareOf(amount: Cents | Unknown, total: Cents | Unknown): number | Unknown {
  if (amount === unknown || total === unknown) return unknown;
  return total === 0 ? 0 : amount / total;
}

/** Whether it is a tender of the product. */
export function isKnown(name: string): name is Tender {
  return Object.hasOwn(tenderRules, name);
}
