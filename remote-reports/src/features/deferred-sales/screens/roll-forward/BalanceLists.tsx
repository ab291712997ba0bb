import { useMemo } from 'react';
import styled from 'styled-components';
import { H2, H3 } from '@back-office/shared/area';
import {
  addDays,
  formatMoney,
  formatRange,
  pluralize,
  shortDay,
  spokenMoney,
  unknown,
  shortDayAndYear,
  type Day,
} from '@back-office/shared/format';
import {
  customerLabel,
  useLedgerFacts,
  useLedgerLink,
  useToday,
  type DeferredBalance,
  type Transaction,
} from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { gridStyle } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import { transactionsAddress } from '../../../../domain/transactionsView';
import { ShowAll, useShowAll } from '../../../../parts/ShowAll';
import { depositAges, type DepositAge } from '../../domain/depositAges';
import { depositsOf, giftCardsOf } from '../../domain/rollForward';
import { BalanceHead, BalanceTable, BalanceTotal, Detail } from './BalanceTable';
import { RowsLink } from './RollForwardCard';

interface BalanceListsProps {
  readonly balance: DeferredBalance;
  /** Level of the headings. */
  readonly level: 2 | 3;
}

/** What a balance consists of: open deposits by age, and unused gift cards by the year of their sale. */
export function BalanceLists({ balance, level }: BalanceListsProps) {
  const lastDay = addDays(balance.day, -1);
  const today = useToday();
  const told = useLedgerFacts()?.unknown;
  const end = lastDay < today ? `at the end of ${shortDayAndYear(lastDay)}` : 'now';
  const title = level === 2 ? H2 : H3;
  const ages = useMemo(
    () => depositAges(balance.openDeposits, lastDay < today ? lastDay : today),
    [balance, lastDay, today],
  );
  return (
    <Lists>
      <section>
        <Text size="sm" weight="strong" below={1} as={title}>
          Open deposits {end}
        </Text>
        {told?.['deposits-collected'] === undefined ? (
          <BalanceTable aria-label="Open deposits by age">
            <BalanceHead first="Age" />
            {ages.map((age) => (
              <AgeRows key={age.label} age={age} />
            ))}
            <BalanceTotal amount={depositsOf(balance)} />
          </BalanceTable>
        ) : (
          <ShownFigure id="deposits-collected" value={unknown} />
        )}
      </section>
      <section>
        <Text size="sm" weight="strong" below={1} as={title}>
          Unused gift cards {end}
        </Text>
        {told?.['gift-card-sales'] === undefined ? (
          <UnusedGiftCards balance={balance} />
        ) : (
          <ShownFigure id="gift-card-sales" value={unknown} />
        )}
        <Text as="p" size="xs" tone="muted" above={2}>
          What is left on them, by the year of their sale. A card pays for a sale with the tender Other.
        </Text>
      </section>
    </Lists>
  );
}

/** Deposits of an age; more are shown on request. */
const maxDeposits = 31;

function AgeRows({ age: { label, deposits, amount } }: { readonly age: DepositAge }) {
  const withLedger = useLedgerLink();
  const { shown, longList } = useShowAll(deposits, maxDeposits);
  return (
    <tbody>
      <tr data-level="age">
        <th scope="rowgroup">
          {label} {deposits.length > 0 && <Detail>{pluralize(deposits.length, 'deposit')}</Detail>}
        </th>
        <td data-zero={amount === 0 || undefined}>
          <ShownFigure id="deposits-collected" value={amount} />
        </td>
      </tr>
      {shown.map(({ row, days }) => (
        <tr key={row.id} data-level="row">
          <th scope="row">
            <RowsLink to={withLedger(addressOf(row))}>{row.id}</RowsLink> {row.description}
            <Detail>
              {' '}
              · collected {shortDayAndYear(row.date)}, {days === 0 ? 'today' : `${pluralize(days, 'day')} ago`} ·{' '}
              {customerLabel(row)}
            </Detail>
          </th>
          <td>
            <ShownFigure id="deposits-collected" value={row.depositCollected} />
          </td>
        </tr>
      ))}
      {longList && (
        <tr>
          <td colSpan={2}>
            <ShowAll longList={longList} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** The transactions of its day with its panel open. */
function addressOf({ id, date }: Transaction): string {
  return transactionsAddress({ range: { from: date, to: date }, opened: id });
}

/** More years are shown on request. */
const maxYears = 3;

/** By the year of their sale, the latest first. Each year leads to its transactions. */
function UnusedGiftCards({ balance }: { readonly balance: DeferredBalance }) {
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

/** Beside each other where there is room. */
const Lists = styled.div`
  ${gridStyle({ gap: [6, 8], columns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))' })}
`;
