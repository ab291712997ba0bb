import { formatMoney, formatRange, isInRange, pluralize, shortDay, type DayRange } from '@back-office/shared/format';
import { otherFilterTexts, placeText } from '../../../domain/scopeText';
import type { DeferredView } from './deferredParams';
import { daysOfStory, earlierStory, shownDays, spanOf, type Scenario } from './scenario';
import type { ScenarioReport } from './scenarioReport';

/** Why money that was collected is not a sale yet. */
export const whyDeferred =
  'Money collected before the customer has received anything is not a sale yet: until the order, invoice or appointment is completed the customer can still ask for it back, so the store owes it. It becomes part of gross sales on the day of completion, and the deposit is then redeemed, so that the same money is counted once. A gift card is owed until it is used.';

/** `Jul 10, 2025 · All locations`, with the other filters. */
export function scopeOf({ scope }: Pick<DeferredView, 'scope'>, days: DayRange): string {
  return [formatRange(days), placeText(scope), ...otherFilterTexts(scope, days)].join(' · ');
}

/** Says that the scenario takes place on other days than those of the date range; `undefined` if it does not. */
export function outsideNotice(scenario: Scenario, range: DayRange): string | undefined {
  const days = shownDays(scenario, range);
  const outside = days.filter((day) => !isInRange(day, range));
  if (outside.length === 0) return undefined;
  if (scenario.followsRange) {
    const names = daysOfStory(scenario.story).map(shortDay).join(' nor ');
    return `Neither ${names} is in ${formatRange(range)}, so the scenario is shown unchanged: its first payment on ${formatRange(spanOf(days))}.`;
  }
  const where = outside.length === days.length ? 'outside' : 'partly outside';
  return `This scenario takes place on ${listed(days.map(shortDay))}, ${where} ${formatRange(range)}. Its figures do not depend on the date range.`;
}

/** What happens to the money on the days shown, in one or two sentences. */
export function noteOf(scenario: Scenario, { rows }: Pick<ScenarioReport, 'rows'>, range: DayRange): string {
  const [deposit] = rows.filter(({ depositCollected }) => depositCollected > 0);
  const [completion] = rows.filter(({ depositRedeemed }) => depositRedeemed > 0);
  const [earlier] = earlierStory(scenario, range).filter(({ depositCollected }) => depositCollected > 0);
  if (completion && earlier)
    return `The deposit of ${formatMoney(completion.depositRedeemed)} was collected on ${shortDay(earlier.date)} and is redeemed here, so it is counted once.`;
  if (completion && deposit)
    return `The deposit of ${formatMoney(deposit.depositCollected)} is collected on ${shortDay(deposit.date)} and redeemed on ${shortDay(completion.date)}, when the sale is recognized.`;
  if (deposit)
    return `The deposit of ${formatMoney(deposit.depositCollected)} is collected but not a sale yet. It stays deferred until the remaining payment.`;
  if (rows.some(({ giftCardSales }) => giftCardSales !== 0))
    return 'A gift card is counted in total sales when it is sold. Its value stays owed to the customer until it is used or refunded.';
  return rows.length === 0
    ? 'No payment of this scenario passes the filters.'
    : `${pluralize(rows.length, 'payment')} shown.`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
