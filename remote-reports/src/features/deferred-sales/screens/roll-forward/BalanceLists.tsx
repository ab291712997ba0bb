import styled from 'styled-components';
import { addDays, firstDay, formatRange, pluralize, shortDay, type Cents, type Day } from '@back-office/shared/format';
import { useLedgerLink, type DeferredBalance, type Transaction } from '@back-office/shared/ledger';
import { formatMoney, spokenMoney } from '@back-office/shared/format';
import { color, media, space, tabular, text, weight } from '@back-office/shared/theme';
import { Amount } from '@back-office/shared/ui';
import { transactionsAddress } from '../../../../domain/transactionsParams';
import { ShowAll, useShowAll } from '../../../../parts/ShowAll';
import { depositAges, type DepositAge } from '../../domain/depositAges';
import { depositsOf, giftCardsOf } from '../../domain/rollForward';
import { RowsLink } from './RollForwardCard';

interface BalanceListsProps {
  readonly balance: DeferredBalance;
  /** Level of the headings. */
  readonly level: 2 | 3;
}

/** What a balance consists of: open deposits by age, and unused gift cards by the year of their sale. */
export function BalanceLists({ balance, level }: BalanceListsProps) {
  const lastDay = addDays(balance.day, -1);
  const end = `at the end of ${written(lastDay)}`;
  const title = level === 2 ? ('h2' as const) : ('h3' as const);
  return (
    <Lists>
      <section>
        <Title as={title}>Open deposits {end}</Title>
        <List aria-label="Open deposits by age">
          <Head first="Age" />
          {depositAges(balance.openDeposits, lastDay).map((age) => (
            <AgeRows key={age.label} age={age} />
          ))}
          <Total amount={depositsOf(balance)} />
        </List>
      </section>
      <section>
        <Title as={title}>Unused gift cards {end}</Title>
        <GiftCards balance={balance} />
        <Note>
          Since {written(firstDay)}, the first day of the ledger. The store takes no payments by gift card, so none is
          used yet.
        </Note>
      </section>
    </Lists>
  );
}

function AgeRows({ age: { label, deposits, amount } }: { readonly age: DepositAge }) {
  const withLedger = useLedgerLink();
  return (
    <tbody>
      <tr data-level="age">
        <th scope="rowgroup">
          {label} {deposits.length > 0 && <Detail>{pluralize(deposits.length, 'deposit')}</Detail>}
        </th>
        <td data-zero={amount === 0 || undefined}>
          <Amount cents={amount} />
        </td>
      </tr>
      {deposits.map(({ row, days }) => (
        <tr key={row.id} data-level="row">
          <th scope="row">
            <RowsLink to={withLedger(addressOf(row))}>{row.id}</RowsLink> {row.description}
            <Detail>
              {' '}
              · collected {written(row.date)}, {days === 0 ? 'today' : `${pluralize(days, 'day')} ago`} ·{' '}
              {row.customerId}
            </Detail>
          </th>
          <td>
            <Amount cents={row.depositCollected} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** More years are shown on request. */
const maxYears = 3;

function GiftCards({ balance }: Pick<BalanceListsProps, 'balance'>) {
  const withLedger = useLedgerLink();
  const years = [...balance.giftCards].reverse();
  const { shown, longList } = useShowAll(years, maxYears);
  if (years.length === 0) return <Detail>None</Detail>;
  return (
    <>
      <List aria-label="Unused gift cards by year of sale">
        <Head first="Sold" />
        <tbody>
          {shown.map(({ range, count, amount }) => (
            <tr key={range.from} data-level="row">
              <th scope="row">
                {yearOf(range.from, range.to)} <Detail>{pluralize(count, 'gift card')}</Detail>
              </th>
              <td>
                <RowsLink
                  to={withLedger(transactionsAddress({ filters: { dateRange: range }, line: 'gift-card-sales' }))}
                  aria-label={`Gift cards sold ${yearOf(range.from, range.to)} ${spokenMoney(amount)}, show transactions`}
                >
                  {formatMoney(amount)}
                </RowsLink>
              </td>
            </tr>
          ))}
        </tbody>
        <Total amount={giftCardsOf(balance)} />
      </List>
      {longList && <ShowAll longList={longList} />}
    </>
  );
}

function Head({ first }: { readonly first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
  );
}

function Total({ amount }: { readonly amount: Cents }) {
  return (
    <tfoot>
      <tr data-level="age">
        <th scope="row">Total</th>
        <td>
          <Amount cents={amount} />
        </td>
      </tr>
    </tfoot>
  );
}

/** The transactions of its day with its panel open. */
function addressOf({ id, date }: Transaction): string {
  return transactionsAddress({ filters: { dateRange: { from: date, to: date } }, opened: id });
}

function written(day: Day) {
  return formatRange({ from: day, to: day });
}

/** `2024`, or `2025, until Jun 28` for a year that is not over. */
function yearOf(from: Day, to: Day) {
  const year = from.slice(0, 4);
  return to.endsWith('-12-31') ? year : `${year}, until ${shortDay(to)}`;
}

/** Beside each other where there is room. */
const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: ${space[6]} ${space[8]};
`;

const Note = styled.p`
  margin-top: ${space[2]};
  ${text.xs}
  color: ${color.textMuted};
`;

const Title = styled.h3`
  margin-bottom: ${space[1]};
  ${text.sm}
  font-weight: ${weight.strong};
`;

const List = styled.table`
  width: 100%;
  ${text.sm}

  th,
  td {
    min-height: 40px;
    padding: 9px 0;
    border-top: 1px solid ${color.border};
    font-weight: ${weight.regular};
    text-align: start;
    vertical-align: baseline;
  }

  :is(th, td) + :is(th, td) {
    padding-inline-start: ${space[4]};
    text-align: end;
    white-space: nowrap;
    ${tabular}
  }

  thead th {
    padding-block: ${space[1]};
    border-top: 0;
    ${text.xs}
    font-weight: ${weight.medium};
    color: ${color.textSecondary};
  }

  [data-level='age'] > * {
    font-weight: ${weight.medium};
  }

  tfoot > tr > * {
    border-top-color: ${color.borderStrong};
    font-weight: ${weight.strong};
  }

  [data-zero] {
    color: ${color.textMuted};
  }

  ${media.print} {
    th,
    td {
      padding-block: 3px;
    }
  }
`;

const Detail = styled.span`
  font-weight: ${weight.regular};
  color: ${color.textMuted};
`;
