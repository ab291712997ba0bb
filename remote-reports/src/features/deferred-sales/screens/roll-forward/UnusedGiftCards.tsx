import { formatMoney, formatRange, pluralize, shortDay, spokenMoney, type Day } from '@back-office/shared/format';
import { useLedgerLink, type DeferredBalance } from '@back-office/shared/ledger';
import { transactionsAddress } from '../../../../domain/transactionsView';
import { ShowAll, useShowAll } from '../../../../parts/ShowAll';
import { giftCardsOf } from '../../domain/rollForward';
import { BalanceHead, BalanceTable, BalanceTotal, Detail } from './BalanceTable';
import { RowsLink } from './RollForwardCard';

/** More years are shown on request. */
const maxYears = 3;

/** By the year of their sale, the latest first. Each year leads to its transactions. */
export function UnusedGiftCards({ balance }: { readonly balance: DeferredBalance }) {
  const withLedger = useLedgerLink();
  const years = [...balance.giftCards].reverse();
  const { shown, longList } = useShowAll(years, maxYears);
  if (years.length === 0) return <Detail>None</Detail>;
  return (
    <>
      <BalanceTable aria-label="Unused gift cards by year of sale">
        <BalanceHead first="Sold" />
        <tbody>
          {shown.map(({ range, count, amount }) => (
            <tr key={range.from} data-level="row">
              <th scope="row">
                {daysText(range.from, range.to)} <Detail>{pluralize(count, 'gift card')}</Detail>
              </th>
              <td>
                <RowsLink
                  to={withLedger(transactionsAddress({ range, line: 'gift-card-sales' }))}
                  aria-label={`Left on gift cards sold ${daysText(range.from, range.to)} ${spokenMoney(amount)}, show transactions`}
                >
                  {formatMoney(amount)}
                </RowsLink>
              </td>
            </tr>
          ))}
        </tbody>
        <BalanceTotal amount={giftCardsOf(balance)} />
      </BalanceTable>
      {longList && <ShowAll longList={longList} />}
    </>
  );
}

/** `2024`, `2025, until Jun 28` for a year that is not over, or `May 8 – Jun 26, 2025` for other days. */
function daysText(from: Day, to: Day) {
  if (!from.endsWith('-01-01')) return formatRange({ from, to });
  const year = from.slice(0, 4);
  return to.endsWith('-12-31') ? year : `${year}, until ${shortDay(to)}`;
}
