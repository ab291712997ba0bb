import { Receipt } from 'lucide-react';
import styled from 'styled-components';
import { addDays, formatRange, isDay, pluralize, sumOf, unknown, type Day } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { Amount, Badge, ButtonLink, Card, EmptyState, Screen } from '@back-office/shared/ui';
import { Table } from '@back-office/shared/ui/table';
import { color, media, rowStyle, space } from '@back-office/shared/theme';
import { useLedgerAnswer, useLedgerFacts, useToday, type DeferredBalance } from '@back-office/shared/ledger';
import { ShownFigure, FiguresFailed, LedgerNotices } from '@back-office/shared/ledger/notices';
import { LoadingFigures } from '../../../../parts/FiguresBlock';
import { addressWith } from '../../domain/addresses';
import { lineOf } from '../../domain/deferredParams';
import { figureOf, lineLabel, rowsOnLine } from '../../domain/deferredLines';
import { shownDays, spanOf, type Scenario } from '../../domain/scenario';
import { scenarioReport } from '../../domain/scenarioReport';
import { scenarioWithId } from '../../domain/scenarioGroups';
import { scopeOf } from '../../domain/scenarioTexts';
import { useDeferredSales, withDeferredSales } from '../../state/DeferredSalesProvider';
import { idOf, paymentTable } from '../rowColumns';
import { DrillDownFrame } from './DrillDownFrame';
import { depositsOf, giftCardsOf } from '../../domain/rollForward';
import { BalanceLists } from '../roll-forward/BalanceLists';

/** The payments behind a line of a scenario, or what a balance of the store consists of. */
export const DeferredTransactionsScreen = withDeferredSales(Page);

function Page() {
  const { view, params } = useDeferredSales();
  const day = params.get('open');
  if (day !== null && isDay(day)) return <BalanceScreen day={day} />;
  return <Payments scenario={view.scenario ?? scenarioWithId('invoice-full-cycle')} />;
}

function Payments({ scenario }: { readonly scenario: Scenario }) {
  const { view, params, openPayment } = useDeferredSales();
  const line = lineOf(params);
  const { rows } = scenarioReport(scenario, view.scope, view.groupBy);
  const shown = line === undefined ? rows : rowsOnLine(line, rows);
  const scope = scopeOf(view, spanOf(shownDays(scenario, view.scope.range)));
  const figure = line ?? 'total-collected';
  return (
    <DrillDownFrame title="Deferred sales transactions" {...{ scenario, rows, scope }}>
      <Line>
        <span>
          {line === undefined ? 'All payments' : lineLabel(line)} · {scope}
        </span>
        {line !== undefined && (
          <ButtonLink variant="link" size="small" to={addressWith(paths.deferredTransactions(), params, {})}>
            Show all payments of the scenario
          </ButtonLink>
        )}
      </Line>
      <Table
        label="Deferred sales transactions"
        rows={shown}
        rowKey={idOf}
        columns={paymentTable}
        onOpen={({ id }) => openPayment(id)}
        foot={[
          {
            id: 'collected',
            cells: {
              date: `Collected · ${pluralize(shown.length, 'transaction')}`,
              amount: <Amount cents={figureOf('total-collected', shown)} />,
            },
          },
          {
            id: 'line',
            cells: { date: `${lineLabel(figure)} in the report`, amount: <Amount cents={figureOf(figure, shown)} /> },
            isStrong: true,
          },
        ]}
        empty={nothingFound}
      />
    </DrillDownFrame>
  );
}

const nothingFound = <EmptyState icon={<Receipt />} title="No transactions found for this filter." />;

/** What the store owes its customers when a day begins. */
function BalanceScreen({ day }: { readonly day: Day }) {
  const { params, rangeNotice, clearRange } = useDeferredSales();
  const answer = useLedgerAnswer((port, signal) => port.deferred(day, { signal }), [day]);
  const lastDay = addDays(day, -1);
  const today = useToday();
  return (
    <Screen
      title="Deferred sales transactions"
      tag={<Badge tone="accent">Beta</Badge>}
      context={`Balance ${lastDay < today ? `at the end of ${formatRange({ from: lastDay, to: lastDay })}` : 'now'} · all locations`}
      back={{ label: 'Deferred Sales', to: addressWith(paths.deferredSales(), params, { open: undefined }) }}
    >
      <LedgerNotices range={rangeNotice} onDismissRange={clearRange} shown={{ from: lastDay, to: lastDay }} />
      {answer.state === 'waiting' && <LoadingFigures heights={[480]} />}
      {answer.state === 'failed' && (
        <Card>
          <FiguresFailed what="The balance" error={answer.error} onRetry={answer.retry} />
        </Card>
      )}
      {answer.state === 'ready' && (
        <Card>
          <BalanceLists balance={answer.data} level={2} />
          <Balance balance={answer.data} />
        </Card>
      )}
    </Screen>
  );
}

/** What the lists come to. */
function Balance({ balance }: { readonly balance: DeferredBalance }) {
  const told = useLedgerFacts()?.unknown;
  const [deposits, giftCards] = [depositsOf(balance, told), giftCardsOf(balance, told)];
  const missing = [
    ...(deposits === unknown ? (['deposits-collected'] as const) : []),
    ...(giftCards === unknown ? (['gift-card-sales'] as const) : []),
  ];
  return (
    <Owed>
      <dt>Balance, open deposits and unused gift cards</dt>
      <dd>
        <ShownFigure id={missing} value={sumOf([deposits, giftCards])} />
      </dd>
    </Owed>
  );
}

const Line = styled.div`
  ${rowStyle({ gap: [1, 4], justify: 'between', wrap: true, minHeight: '32px' })}

  ${media.print} {
    a {
      display: none;
    }
  }
`;

const Owed = styled.dl`
  ${rowStyle({ gap: 4, align: 'baseline', justify: 'between', size: 'sm', weight: 'strong', tabular: true, above: 6 })}
  padding-top: ${space[3]};
  border-top: 1px solid ${color.borderStrong};
`;
