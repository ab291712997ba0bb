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
  readonly color: (typeof tenderRules)[Tender]['color'] | (typeof moreColors)[number] | typeof neutralColor;
}

/** Of what is left when all colors are used. */
export const neutralColor = 'chartTrack';
const moreColors = ['chart5', 'chart6'] as const;

/**
 * The tenders of the product in their order, then those that only the source has, by name. A source with tenders of its own
 * shows those of the product only if it has them. Where payments have none in the files, nobody knows that a tender was not
 * used; these payments are a type of their own, if their amount is known.
 */
export function paymentTypesOf({ figures, groups }: FigureGroup): readonly PaymentType[] {
  const total = figures['total-payments'] ?? unknown;
  const amounts = new Map(groups.map((group) => [group.key, group.figures['total-payments'] ?? unknown]));
  const withoutTender = amounts.get(notInFiles) ?? 0;
  if (withoutTender === unknown || withoutTender === 0) amounts.delete(notInFiles);
  const others = [...amounts.keys()].filter((name) => !isKnown(name)).sort(compareNames);
  const hasOwn = others.some((name) => name !== notInFiles);
  const known = hasOwn ? tenders.filter((name) => isRest(name) || amounts.has(name)) : tenders;
  const free = [
    ...tenders.filter((name) => !known.includes(name)).map((name) => tenderRules[name].color),
    ...moreColors,
  ];
  const colorOf = (name: string) =>
    isKnown(name) ? tenderRules[name].color : ((name === notInFiles ? undefined : free.shift()) ?? neutralColor);
  return [...known, ...others].map((name) => {
    const amount = amounts.get(name) ?? (withoutTender === 0 ? 0 : unknown);
    return { id: slugOf(name), name, amount, percentage: shareOf(amount, total), color: colorOf(name) };
  });
}

/** The bar and its legend show the first three tenders of the product, and those that only the source has. */
const maxShown = 3;

/** Whether a payment type is shown in neither the bar nor its legend. */
export function isRest(name: string): boolean {
  return isKnown(name) && tenders.indexOf(name) >= maxShown;
}

function shareOf(amount: Cents | Unknown, total: Cents | Unknown): number | Unknown {
  if (amount === unknown || total === unknown) return unknown;
  return total === 0 ? 0 : amount / total;
}

/** Whether it is a tender of the product. */
function isKnown(name: string): name is Tender {
  return Object.hasOwn(tenderRules, name);
}
